import { remotes } from '../build/packages';
import { isOwnRepository } from '../webpack/package-folders';
import { type Shipped, shippedBy } from './shipped';

/** Packages that webpack and the federation plugin add to each bundle. */
const fromTheBuild = [
  'webpack',
  '@module-federation/enhanced',
  '@module-federation/runtime-tools',
  '@module-federation/webpack-bundler-runtime',
];

/** A remote in its own repository is the root package of its lock file. */
export const inBrowser = () => shippedBy(isOwnRepository ? [''] : ['shell', ...remotes(), 'shared-contracts', 'shared-ui'], fromTheBuild);
export const inApi = () => shippedBy(['mock-api']);

const table = (shipped: Shipped[]) =>
  [
    '| Package | Version | License |',
    '|---|---|---|',
    ...shipped.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
  ].join('\n');

/** Returns the content of docs/licenses.md. */
export const licensesDocument = () => `# Licenses of what is shipped

Written by \`npm run licenses\` from the lock file; a test fails when it is not up to date, and when a license comes in that
\`tools/src/licenses/allowed.ts\` does not name (GPL and its relatives, or none at all).

The bundles carry a part of the first list, for what is not used is left out. What each release really holds, with the texts of the licenses, is
\`licenses.txt\` in its folder: \`/<remote>/<version>/licenses.txt\` and \`/shell/<version>/licenses.txt\` of the site. Each release puts those of all
live versions together in \`/licenses.txt\`, which the footer links to.

## In the browser

${table(inBrowser())}

## In the API

${table(inApi())}
`;
