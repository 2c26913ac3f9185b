import { createRequire } from 'node:module';

const environment = createRequire(import.meta.url).resolve('jest-environment-jsdom');
/** @type {string} jsdom's rules for elements without styles, such as `[hidden]`. */
const defaultStyleSheet = createRequire(environment)('jsdom/lib/jsdom/browser/default-stylesheet');

/** The properties that queries and assertions ask for, with the value that the root starts with if they are inherited. */
const replaced = new Map([
  ['display', undefined],
  ['opacity', undefined],
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);

const stateSelector = /^[^{]*:(has\(|hover|active|focus|not\()/;
const testedProperty = /[{;]\s*(display|visibility|pointer-events|position|flex|width):/;

/** Classes of jsdom that leave rules out. All windows of a worker share them. */
const changedClasses = new WeakSet();

/**
 * Leaves out rules that change no test: jsdom matches every rule against every element of each query by role, but has neither layout nor
 * pointer, so rules for states and rules that neither hide nor place an element have no effect. Here and not in the setup of a test file:
 * that would change the shared class again for each file, and keep the windows of all files in memory.
 */
export function leaveOutUntestedRules({ CSSStyleSheet: { prototype } }) {
  if (changedClasses.has(prototype)) return;
  changedClasses.add(prototype);
  const { insertRule } = prototype;
  prototype.insertRule = function insertTestedRule(rule, index) {
    return insertRule.call(this, testedProperty.test(rule) && !stateSelector.test(rule) ? rule : 'untested {}', index);
  };
}

/** Splits a list of selectors at its commas outside of brackets. */
const splitList = (selectors) => selectors.match(/(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^,])+/g) ?? [];

/** Returns what every element that a selector matches has: `.class`, `#id` or a tag; an empty text if there is none. */
function getKey(selector) {
  const plain = selector.trim().replace(/\[[^\]]*\]|::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '');
  const last = plain.split(/[\s>+~]/).at(-1) ?? '';
  return /[.#][\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? '';
}

const appliesToScreen = (rule) => rule.media !== undefined && Array.from(rule.media).includes('screen');

/** Selectors that jsdom cannot parse. Each new try would cost an exception with its stack. */
const unknownSelectors = new Set();

function matches(element, selector) {
  if (unknownSelectors.has(selector)) return false;
  try {
    return element.matches(selector);
  } catch {
    unknownSelectors.add(selector);
    return false;
  }
}

/** Finds the rules of a sheet that may match an element without trying all of them. */
class RuleIndex {
  #rules = new Map();
  /** The rules that may match, the last one first, by tag, id and classes. */
  #candidates = new Map();
  #indexed;

  constructor({ cssRules }) {
    this.#indexed = [...cssRules];
    this.#indexed.forEach((rule, order) => {
      for (const { selectorText, style } of appliesToScreen(rule) ? rule.cssRules : [rule])
        if (style && [...replaced.keys()].some((property) => style.getPropertyValue(property) !== ''))
          this.#add(selectorText, style, order);
    });
  }

  #add(selectorText, style, order) {
    for (const selector of splitList(selectorText)) {
      const key = getKey(selector);
      if (!this.#rules.has(key)) this.#rules.set(key, []);
      this.#rules.get(key).push({ order, selector, style, isCertain: selector.trim() === key });
    }
  }

  isOf({ cssRules }) {
    return cssRules.length === this.#indexed.length && this.#indexed.every((rule, index) => rule === cssRules[index]);
  }

  #listCandidates({ localName, id, classes }) {
    const name = `${localName}#${id}.${classes}`;
    let candidates = this.#candidates.get(name);
    if (!candidates) {
      const keys = new Set(['', localName, `#${id}`, ...classes.split(/\s+/).map((one) => `.${one}`)]);
      candidates = [...keys].flatMap((key) => this.#rules.get(key) ?? []).sort((a, b) => b.order - a.order);
      this.#candidates.set(name, candidates);
    }
    return candidates;
  }

  /** Lists the rules that match, the last one first. */
  findMatches(element) {
    const { localName, id } = element;
    const candidates = this.#listCandidates({ localName, id, classes: element.getAttribute('class') ?? '' });
    return candidates.filter(({ selector, isCertain }) => isCertain || matches(element, selector));
  }
}

function parse(document, text) {
  const element = document.createElement('style');
  element.textContent = text;
  document.head.append(element);
  const { sheet } = element;
  element.remove();
  return sheet;
}

/**
 * Replaces jsdom's `getComputedStyle` for the properties that queries by role and assertions of visibility read. jsdom tries every rule
 * for every element, and copies every property, which is 40% of the time of tests of large screens. The result is that of jsdom, where the
 * last rule that matches wins. jsdom itself computes all other properties.
 */
export function replaceComputedStyle(window) {
  const { document } = window;
  const getComputedStyle = window.getComputedStyle.bind(window);
  const defaults = parse(document, defaultStyleSheet);
  const indexes = new WeakMap();

  function getIndex(sheet) {
    const stored = indexes.get(sheet);
    if (stored?.isOf(sheet)) return stored;
    const index = new RuleIndex(sheet);
    indexes.set(sheet, index);
    return index;
  }

  /** Lists the declarations for an element, the strongest first. */
  function* listStyles(element) {
    yield element.style;
    const sheets = [defaults, ...element.ownerDocument.styleSheets];
    for (const sheet of sheets.reverse()) for (const { style } of getIndex(sheet).findMatches(element)) yield style;
  }

  function compute(element, property) {
    for (const style of listStyles(element)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') break;
      if (value !== '') return value;
    }
    const initial = replaced.get(property);
    if (initial === undefined) return '';
    return element.parentElement ? compute(element.parentElement, property) : initial;
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return getComputedStyle(element, pseudoElement);
    let all;
    const getAll = () => (all ??= getComputedStyle(element));
    const getPropertyValue = (name) => (replaced.has(name) ? compute(element, name) : getAll().getPropertyValue(name));
    const get = (_, name) => {
      if (name === 'getPropertyValue') return getPropertyValue;
      const property = name === 'pointerEvents' ? 'pointer-events' : name;
      if (replaced.has(property)) return compute(element, property);
      const value = getAll()[name];
      return typeof value === 'function' ? value.bind(getAll()) : value;
    };
    return new Proxy({}, { get });
  };
}
