import { remotes } from '../build/packages';
import { type Shipped, shippedBy } from './shipped';

/** What webpack and the federation plugin put into each bundle. */
const fromTheBuild = [
  'webpack',
  '@module-federation/enhanced',
  '@module-federation/runtime-tools',
  '@module-federation/webpack-bundler-runtime',
];

export const inBrowser = () => shippedBy(['shell', ...remotes(), 'shared-contracts', 'shared-ui'], fromTheBuild);
export const inApi = () => shippedBy(['mock-api']);

const table = (shipped: Shipped[]) =>
  [
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...shipped.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
  ].join('\n');

/** docs/licences.md. */
export const licencesDocument = () => `# Licences of what is shipped

Written by \`npm run licences\` from the lock file; a test fails when it is not up to date, and when a licence comes in that
\`tools/src/licences/allowed.ts\` does not name (GPL and its relatives, or none at all).

The bundles carry a part of the first list, for what is not used is left out. What each release really holds, with the texts of the licences, is
\`licences.txt\` in its folder: \`/<remote>/<version>/licences.txt\` and \`/shell/<version>/licences.txt\` of the site. Each release puts those of all
live versions together in \`/licences.txt\`, which the footer links to.

## In the browser

${table(inBrowser())}

## In the API

${table(inApi())}
`;
