import { remoteFolders } from '../remote/remote-folders.mjs';

const remotes = remoteFolders();
const packages = ['shell', ...remotes, 'shared-contracts', 'shared-ui', 'mock-api', 'e2e'];

const forRemotes = ['shared-contracts', 'shared-ui'];

/** Permitted imports between the workspace packages. */
const mayImport = {
  shell: ['shared-contracts', 'shared-ui'],
  ...Object.fromEntries(remotes.map((remote) => [remote, forRemotes])),
  'shared-contracts': ['shared-contracts'],
  'shared-ui': ['shared-contracts'],
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

/** Browser APIs that remotes must not use, because the shell and the contract provide them. Tests may call the API. */
const remoteNever = {
  'no-restricted-globals': ['error', { name: 'fetch', message: contractCalls }, { name: 'XMLHttpRequest', message: contractCalls }],
  'no-restricted-properties': ['error', { object: 'document', property: 'cookie', message: 'The shell owns the cookies.' }],
};

const sliceByName = {
  regex: '^\\.\\.?/(.*/)?(index|core/.*|api)$',
  message:
    'Import the slice as @scanharbor/shared-contracts: a relative import makes a second copy in every remote, and its queries stay pending for ever.',
};

const domainOnly = {
  regex: '^@scanharbor/shared-contracts(?!/domain/|/testing/fake-stripe$|/spanish/translate-contracts$)',
  message: 'shared-ui may import only the domain of shared-contracts: rules and types without React, calls or storage.',
};

const clinicWidget = {
  regex: '^\\.\\.?/(.*/)?clinic/',
  message: 'A generic widget may not import one that knows the clinic.',
};

/** Every package may import the domain, so it depends on neither React nor the browser nor the store. */
const domainNever = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        ...patternsFor('shared-contracts'),
        { regex: '^(react|@reduxjs)|^\\.\\./(api|browser)/', message: 'The domain is rules and types only.' },
      ],
    },
  ],
  'no-restricted-globals': [
    'error',
    ...['window', 'document', 'localStorage', 'sessionStorage', 'fetch'].map((name) => ({ name, message: 'The domain does no I/O.' })),
  ],
};
const domains = 'accounts|audit|bookings|centers|control|doctors|files|invitations|payments|portal|practice|requests|routes|seed';

/** Layers of the API, downward only: routes, rules, bookings (shared by requests and portal), named queries, schema. */
const apiLayers = [
  ['http', domains, 'http knows no domain; inject what it needs.'],
  ['db', `${domains}|http`, 'The database is the lowest layer.'],
  ['bookings', 'invitations|portal|practice|requests|routes', 'bookings is below requests and portal.'],
  ['requests', 'portal|practice|invitations|routes', 'requests and portal share what is in bookings and db/queries.'],
  ['portal', 'requests|practice|invitations|routes', 'requests and portal share what is in bookings and db/queries.'],
  ['{accounts,doctors,files,invitations,payments,practice}', 'routes', 'Rules do not import routes.'],
].map(([folder, forbidden, message]) => ({ folder, pattern: { regex: `^(\\.\\./)+(${forbidden})/`, message } }));

/** Texts that users enter are escaped in one place. */
const patternsInOnePlace = {
  regex: '^drizzle-orm$',
  importNames: ['like', 'ilike', 'notLike', 'notIlike'],
  message: 'Build LIKE patterns with src/db/queries/like-pattern.ts, which escapes wildcards.',
};

const sqlInQueries = { regex: '^drizzle-orm', message: 'SQL belongs into named queries in src/db/queries.' };

function patternsFor(name) {
  const forbidden = packages.filter((other) => !(mayImport[name] ?? forRemotes).includes(other));
  return [
    ...forbidden.map((other) => ({ regex: `^@scanharbor/${other}(/|$)`, message: `${name} may not import ${other}.` })),
    ...(name === 'shared-ui' ? [domainOnly] : []),
    ...(name in mayImport ? [] : [{ regex: '^@scanharbor/mfe-', message: 'A remote may not import another.' }]),
    { regex: '^@scanharbor/[^/]+/src', message: 'Import only what a package exports.' },
    { regex: `^(\\.\\./)+(${packages.concat('tools').join('|')})/`, message: 'Import other packages by name.' },
  ];
}

/** Returns the rules for the sources of a remote in a folder. */
export const remoteRules = (sources, name = 'a remote') => [
  {
    files: [`${sources}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { paths: remoteOnly, patterns: patternsFor(name) }] },
  },
  { files: [`${sources}/**/*.{ts,tsx}`], ignores: ['**/*.test.{ts,tsx}', '**/testing/**'], rules: remoteNever },
];

export const boundaries = Object.keys(mayImport).flatMap((name) => [
  ...(name.startsWith('mfe-')
    ? remoteRules(`${name}/src`, name)
    : [
        {
          files: [`${name}/src/**/*.{ts,tsx}`, ...(name === 'e2e' ? ['e2e/**/*.ts'] : [])],
          rules: { 'no-restricted-imports': ['error', { patterns: patternsFor(name) }] },
        },
      ]),
  ...(name === 'shared-ui'
    ? [
        {
          files: ['shared-ui/src/**/*.{ts,tsx}'],
          ignores: ['shared-ui/src/clinic/**', 'shared-ui/src/gallery/**', '**/*.gallery.tsx'],
          rules: { 'no-restricted-imports': ['error', { patterns: [...patternsFor(name), clinicWidget] }] },
        },
      ]
    : []),
  ...(name === 'mock-api'
    ? [
        {
          files: ['mock-api/src/**/*.ts'],
          ignores: ['mock-api/src/db/**', 'mock-api/src/seed/**', '**/*.test.ts'],
          rules: { 'no-restricted-imports': ['error', { patterns: [...patternsFor(name), sqlInQueries] }] },
        },
        ...apiLayers.map(({ folder, pattern }) => ({
          files: [`mock-api/src/${folder}/**/*.ts`],
          ignores: ['**/*.test.ts', 'mock-api/src/db/queries/like-pattern.ts'],
          rules: {
            'no-restricted-imports': [
              'error',
              { patterns: [...patternsFor(name), pattern, folder === 'db' ? patternsInOnePlace : sqlInQueries] },
            ],
          },
        })),
      ]
    : []),
  ...(name === 'shared-contracts'
    ? [
        {
          files: ['shared-contracts/src/api/**/*.ts'],
          rules: { 'no-restricted-imports': ['error', { patterns: [...patternsFor(name), sliceByName] }] },
        },
        { files: ['shared-contracts/src/domain/**/*.ts'], ignores: ['**/*.test.ts'], rules: domainNever },
      ]
    : []),
]);
