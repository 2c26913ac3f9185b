/**
 * Webpack loader for react-router. Names for developers' tools keep components in the bundle that no screen uses, and every link contains the
 * prefetching of the router's own framework, which needs that framework's server. Without them the first load is smaller by two kilobytes.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
    .replace(/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]')
    .replace(/shouldPrefetch && !isAbsolute \? .*createElement\(PrefetchPageLinks, \{ page: href \}\)\) : link/, 'link');
