import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';
import { leaveOutUntestedRules, replaceComputedStyle } from './fast-styles.mjs';
import { pageRequest } from './xml-http-request.mjs';

const { resolve } = createRequire(import.meta.url);
/** Of the version that the Testing Library requires. */
const ariaQuery = createRequire(resolve('@testing-library/dom'))('aria-query');

/** Browser APIs that jsdom hides. The fetch family, streams and structured clone come from Node. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

/** Extends Node's FormData, which fetch can send, with the browser's constructor from a form element. */
class PageFormData extends FormData {
  constructor(form) {
    super();
    for (const { name, value, disabled } of form?.elements ?? []) if (name && !disabled) this.append(name, value);
  }
}

/** Provides jsdom with the browser APIs that the suite uses. */
export class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.FormData = PageFormData;
    this.global.ariaQuery = ariaQuery;
    replaceComputedStyle(this.global);
    leaveOutUntestedRules(this.global);
    this.global.XMLHttpRequest = pageRequest(this.global);
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    this.global.CSS ??= {};
    this.global.CSS.escape ??= (text) => text.replace(/[^\w-]/g, (c) => `\\${c}`);
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
      onchange: null,
    });
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.IntersectionObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    };
    this.global.Element.prototype.scrollIntoView ??= () => {};
    this.global.scrollTo = () => {};
    this.global.URL.createObjectURL ??= () => 'blob:test';
    this.global.URL.revokeObjectURL ??= () => {};
  }
}

export default BrowserEnvironment;
