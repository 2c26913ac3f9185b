const { dirname } = require('node:path');

/** The tables of the version that the Testing Library requires. */
const load = () => require(require.resolve('aria-query/lib/index.js', { paths: [dirname(require.resolve('@testing-library/dom'))] }));

/**
 * The roles of ARIA, which `browser.mjs` loads once for each worker: otherwise two packages build these tables again for each test file,
 * which took a sixth of the time of small files. In another environment they are built as usual.
 */
module.exports = globalThis.ariaQuery ?? load();
