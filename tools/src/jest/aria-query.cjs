const { dirname } = require('node:path');

/** The tables of the version that the Testing Library requires. */
const load = () => require(require.resolve('aria-query/lib/index.js', { paths: [dirname(require.resolve('@testing-library/dom'))] }));

/**
 * The roles of ARIA, which `browser.mjs` loads once for each worker: two packages would build these tables again for each test file, in a sixth of
 * the time of small ones. In another environment they are built as usual.
 */
module.exports = globalThis.ariaQuery ?? load();
