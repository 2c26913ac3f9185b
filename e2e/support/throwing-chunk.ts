/** Makes a script throw when it runs, until the page sets `window.restored = true`. */
export const throwOnLoad = (script: string) => `if (!window.restored) throw new Error("thrown by the test");\n${script}`;

/**
 * Rewrites a built page chunk so that its `Page` throws while rendering, until the page sets `window.restored = true`.
 * Expects webpack's output: `push([[ids], { id: (module, exports, require) => … }])`.
 */
export function throwOnRender(chunk: string): string {
  const global = /(?:self|globalThis)(?:\.(\w+)|\["([^"]+)"\])/.exec(chunk);
  const name = global?.[1] ?? global?.[2];
  if (!name) throw new Error("The chunk is not in webpack's format");
  return `(() => {
    const chunks = (self[${JSON.stringify(name)}] = self[${JSON.stringify(name)}] || []);
    const push = chunks.push;
    const made = new Map();
    const guarded = (Page) => {
      if (!made.has(Page)) made.set(Page, function Guarded(props) {
        if (!window.restored) throw new Error('thrown while rendering, by the test');
        return Page(props);
      });
      return made.get(Page);
    };
    chunks.push = function (data) {
      for (const [id, factory] of Object.entries(data[1])) {
        data[1][id] = function (module, exports, require) {
          const spying = new Proxy(require, {
            get: (target, key) => key !== 'd' ? target[key] : (to, found) => {
              const page = found.Page;
              target.d(to, page ? { ...found, Page: () => guarded(page()) } : found);
            },
          });
          return factory.call(this, module, exports, spying);
        };
      }
      chunks.push = push;
      return push.call(this, data);
    };
  })();
  ${chunk}`;
}
