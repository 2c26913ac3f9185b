/**
 * Parts of react-router that no screen uses, with what replaces them. They belong to its own framework and its server, and the
 * minifier cannot see that they are unused. A pattern that matches nothing in the installed version fails a test.
 */
const cuts = [
  // Names for developers' tools keep components in the bundle.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'],
  // Every link contains the prefetching, which needs the framework's server.
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'],
  [/shouldPrefetch && !isAbsolute \? .*createElement\(PrefetchPageLinks, \{ page: href \}\)\) : link/, 'link'],
  // No page continues with the data of a server.
  [/opts\?\.hydrationData \|\| parseHydrationData\(\)/g, 'undefined'],
  [/\binit\.hydrationData\b/g, 'undefined'],
  // No component runs on a server.
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, ''],
  [/\bthis\.context\b/g, 'undefined'],
  // No tracing of the router.
  [/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined'],
  // No calls beside a navigation.
  [/^ {4}fetch: fetch2,$/m, ''],
  // Warnings for developers, which the production build does not need.
  [/^function warning\(cond, message\) \{$[^]*?^\}$/m, 'function warning() {}'],
];

/** Webpack loader for react-router: leaves out what no screen uses. Without it the first load is larger by 5.7 kB. */
module.exports = (source) => cuts.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), source);
module.exports.cuts = cuts;
