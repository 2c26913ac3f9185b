import { remoteFolders } from '../remote/folders.mjs';

const remotes = remoteFolders();
const packages = ['shell', ...remotes, 'shared-contracts', 'shared-ui', 'mock-api', 'e2e'];

/** Who may import what of ours. The house is drawn in the README; this is what keeps it standing. */
const mayImport = {
  shell: ['shared-contracts', 'shared-ui'],
  ...Object.fromEntries(remotes.map((remote) => [remote, ['shared-contracts', 'shared-ui']])),
  'shared-contracts': ['shared-contracts'],
  'shared-ui': [],
  'mock-api': ['shared-contracts'],
  e2e: ['shared-contracts', 'mock-api'],
  tools: [],
};

const remoteOnly = [
  { name: 'react-redux', importNames: ['Provider'], message: 'The shell owns the store.' },
  { name: '@reduxjs/toolkit', importNames: ['configureStore'], message: 'The shell owns the store.' },
  {
    name: 'react-router-dom',
    importNames: ['createBrowserRouter', 'RouterProvider', 'BrowserRouter', 'Routes', 'useRoutes'],
    message: 'The shell owns the router; a remote exports route objects.',
  },
];

const contractCalls = 'Calls go through the endpoints of @scanharbor/shared-contracts.';

/** What the shell and the contract do for every remote. Tests may ask the API directly. */
const remoteNever = {
  'no-restricted-globals': ['error', { name: 'fetch', message: contractCalls }, { name: 'XMLHttpRequest', message: contractCalls }],
  'no-restricted-properties': ['error', { object: 'document', property: 'cookie', message: 'The shell owns the cookies.' }],
};

const sliceByName = {
  regex: '^\\.\\.?/(.*/)?(index|core/.*|api)$',
  message:
    'Import the slice as @scanharbor/shared-contracts: a relative import makes a second copy in every remote, and its queries stay pending for ever.',
};

function patternsFor(name) {
  const refused = packages.filter((other) => !mayImport[name].includes(other));
  return [
    ...refused.map((other) => ({ regex: `^@scanharbor/${other}(/|$)`, message: `${name} may not import ${other}.` })),
    { regex: '^@scanharbor/[^/]+/src', message: "Nobody reaches past a package's exports." },
    { regex: `^(\\.\\./)+(${packages.concat('tools').join('|')})/`, message: 'Import other packages by name.' },
  ];
}

export const boundaries = Object.keys(mayImport).flatMap((name) => [
  {
    files: [`${name}/src/**/*.{ts,tsx}`, ...(name === 'e2e' ? ['e2e/**/*.ts'] : [])],
    rules: {
      'no-restricted-imports': ['error', { paths: name.startsWith('mfe-') ? remoteOnly : [], patterns: patternsFor(name) }],
    },
  },
  ...(name.startsWith('mfe-')
    ? [{ files: [`${name}/src/**/*.{ts,tsx}`], ignores: ['**/*.test.{ts,tsx}', '**/testing/**'], rules: remoteNever }]
    : []),
  ...(name === 'shared-contracts'
    ? [
        {
          files: ['shared-contracts/src/api/**/*.ts'],
          rules: { 'no-restricted-imports': ['error', { patterns: [...patternsFor(name), sliceByName] }] },
        },
      ]
    : []),
]);
