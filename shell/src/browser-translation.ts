/** Where a translation of the browser stands in the page, by the text node of React that it has replaced. */
const translations = new WeakMap<Node, Element>();
const originals = new WeakMap<Node, Set<Text>>();

const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Whether a translation has replaced a node. It no longer has when the browser has restored the node. */
const isReplaced = (node: Node | null): node is Node => node !== null && !node.parentNode && translations.has(node);

/** Puts the texts that a translation has replaced back into the page, where the browser translates them again, except `removed`. */
function restoreOriginals(translation: Element | undefined, removed?: Node) {
  const texts = translation && originals.get(translation);
  if (texts)
    translation.replaceWith(...[...texts].filter((text) => text !== removed && !text.parentNode && translations.get(text) === translation));
}

/** The browser replaces a text in one step, or inserts the translation before it and then removes it. */
function recordTranslations(changes: MutationRecord[]) {
  let isTranslated = false;
  const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { removedNodes, addedNodes, previousSibling } of changes) {
    // React removes texts beside a translation, too.
    const before = previousSibling && added.has(previousSibling) ? previousSibling : null;
    const translation = [...addedNodes, before].find(isTranslation);
    if (!translation) continue;
    for (const node of removedNodes) {
      const texts = node instanceof Text ? [node] : [...(originals.get(node) ?? [])];
      for (const text of texts.filter(({ parentNode }) => !parentNode)) {
        translations.set(text, translation);
        originals.set(translation, (originals.get(translation) ?? new Set()).add(text));
        isTranslated = true;
      }
    }
  }
  return isTranslated;
}

/** Lets React remove, move and update a text that was translated. Without it React throws for a text that is not where React put it. */
function acceptTranslations() {
  const { insertBefore, appendChild, removeChild, nodeValue } = Object.getOwnPropertyDescriptors(Node.prototype);
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      if (!isReplaced(child)) return removeChild.value?.call(this, child);
      restoreOriginals(translations.get(child), child);
      return child;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      if (isReplaced(node)) restoreOriginals(translations.get(node), node);
      // A translation that the browser has removed has left no place.
      const translation = isReplaced(before) ? translations.get(before) : undefined;
      return insertBefore.value?.call(this, node, translation ? (translation.parentNode === this ? translation : null) : before);
    },
    appendChild(this: Node, node: Node) {
      if (isReplaced(node)) restoreOriginals(translations.get(node), node);
      return appendChild.value?.call(this, node);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      nodeValue.set?.call(this, value);
      if (isReplaced(this)) restoreOriginals(translations.get(this));
    },
  });
}

/**
 * Keeps the page working while the browser translates it, as Chrome and Edge do for a visitor who reads neither English nor Spanish: they
 * replace texts by elements of their own (facebook/react#11538). Nothing changes before the first translation. Returns a function
 * that stops to look for one.
 */
export function followBrowserTranslation(root: Node) {
  let isAccepting = false;
  const observer = new MutationObserver((changes) => {
    if (!recordTranslations(changes) || isAccepting) return;
    isAccepting = true;
    acceptTranslations();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
