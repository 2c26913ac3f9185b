import eslint from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './boundaries.mjs';
import { plainWords, vagueNames } from './plain-words.mjs';

const noEscape = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  {
    selector: "CallExpression[callee.object.name='window'][callee.property.name=/^(alert|confirm|prompt)$/]",
    message: 'Use the dialogs of shared-ui.',
  },
  { selector: "JSXAttribute[name.name='style']", message: 'Inline styles break the content security policy; use styled-components.' },
  {
    selector: "ImportDeclaration[importKind='type']:has(> ImportSpecifier), ExportNamedDeclaration[exportKind='type'][specifiers.length>0]",
    message: 'Write `{ type Name }`, beside the values of the same module.',
  },
];

/** A color that dark mode and high contrast cannot change. */
const literalColor = '/(^|[:(,\\s])(#([0-9a-f]{3}|[0-9a-f]{6})([0-9a-f]{2})?(?=[;,)\\s]|$)|(rgb|hsl)a?\\()/i';

const noLiteralColor = ['TemplateElement[value.raw=', 'Literal[value='].map((start) => ({
  selector: `${start}${literalColor}]`,
  message: 'Use a color token of shared-ui, which has a value for each color scheme.',
}));

/** Storages that throw when they are forbidden or full. */
const throwingStorages = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: "Use the storages of '@scanharbor/shared-contracts/browser/web-storage', which never throw.",
}));

/** Words in a component, which no translation reaches. */
const noLiteralWords = [
  'JSXText[value=/[a-z]{2}/]',
  'JSXAttribute[name.name=/^(aria-label|aria-description|placeholder|title|alt|label)$/] > Literal[value=/[a-z]{2}/]',
].map((selector) => ({ selector, message: 'Move this text into a `texts` file, so that it is translated.' }));

/** Packages whose texts have a Spanish catalog. */
const translated = ['shell', 'mfe-patient-request', 'mfe-marketing', 'mfe-invitation', 'shared-ui'];

/** Returns the rules of every package, for the TypeScript projects of a folder. */
export const createConfig = (folder, projects) =>
  tseslint.config(
    { ignores: ['**/dist/', '**/node_modules/', '**/.data/', '**/.cache/', 'mock-api/drizzle/', 'e2e/output/'] },
    { linterOptions: { noInlineConfig: true } },
    eslint.configs.recommended,
    ...tseslint.configs.strictTypeChecked,
    {
      languageOptions: {
        globals: { ...globals.node, ...globals.browser },
        parserOptions: {
          project: projects,
          tsconfigRootDir: folder,
        },
      },
    },
    {
      plugins: { scanharbor: { rules: { 'plain-words': plainWords } } },
      rules: {
        'scanharbor/plain-words': 'error',
        'id-denylist': ['error', ...vagueNames],
        // Prettier breaks long code, but no comments.
        'max-len': ['error', { code: 1000, comments: 140, ignoreUrls: true }],
      },
    },
    { files: ['**/*.{mjs,cjs,js}'], ...tseslint.configs.disableTypeChecked },
    {
      files: ['**/*.{ts,tsx}'],
      plugins: { 'react-hooks': hooks },
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
        'no-duplicate-imports': 'error',
        'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
        'no-restricted-syntax': ['error', ...noEscape],
        'no-console': 'error',
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        '@typescript-eslint/no-non-null-assertion': 'error',
        '@typescript-eslint/no-dynamic-delete': 'off',
        '@typescript-eslint/no-invalid-void-type': 'off',
        // The idiom of React's `act` for a promise whose value is not wanted.
        '@typescript-eslint/no-meaningless-void-operator': 'off',
        // Readers of JSON take the type that the caller expects.
        '@typescript-eslint/no-unnecessary-type-parameters': 'off',
        // The router's `NavigationType` is an enum of documented strings; importing it for a comparison would load it at run time.
        '@typescript-eslint/no-unsafe-enum-comparison': 'off',
        // The one way to wait inside the page in the benchmarks, and to put a popover into a dialog's own layer.
        '@typescript-eslint/no-deprecated': [
          'error',
          { allow: ['executeAsync', 'UNSTABLE_portalContainer', 'setOptions', 'allowInsecureRequests'] },
        ],
        // API errors are data and cross the store: they are plain objects.
        '@typescript-eslint/prefer-promise-reject-errors': 'off',
        '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        '@typescript-eslint/restrict-template-expressions': [
          'error',
          { allowAny: false, allowBoolean: false, allowNever: false, allowNullish: false, allowNumber: true, allowRegExp: false },
        ],
      },
    },
    // The tokens have the colors. Tests compare with values.
    {
      files: ['shell/src/**', 'mfe-*/src/**', 'shared-ui/src/**'],
      ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'shared-ui/src/theme/colors.ts', 'shared-ui/src/chart-colors/series-colors.ts'],
      rules: { 'no-restricted-syntax': ['error', ...noEscape, ...noLiteralColor] },
    },
    {
      files: ['shell/src/**', 'mfe-*/src/**', 'shared-contracts/src/**', 'shared-ui/src/**'],
      ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'shared-ui/src/appearance/appearance.ts'],
      rules: { 'no-restricted-globals': ['error', ...throwingStorages] },
    },
    {
      files: translated.map((folder) => `${folder}/src/**/*.tsx`),
      ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.gallery.tsx', 'shared-ui/src/gallery/**'],
      rules: { 'no-restricted-syntax': ['error', ...noEscape, ...noLiteralColor, ...noLiteralWords] },
    },
    { files: ['**/*.tsx'], ...a11y.flatConfigs.strict },
    // Browsers drop the role of a cell whose row is a card on a phone.
    {
      files: ['shared-ui/src/data-table/*.tsx'],
      rules: { 'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }] },
    },
    { files: ['tools/**', 'mock-api/**', 'e2e/**'], rules: { 'no-console': 'off' } },
    // Reports contract violations to developers; production builds do not contain it.
    {
      files: ['shell/src/response-validator.ts', 'mfe-ic-portal/src/components/log-failure.ts'],
      rules: { 'no-console': ['error', { allow: ['error'] }] },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
      rules: {
        'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
        '@typescript-eslint/no-non-null-assertion': 'off',
        // Jest's matchers are `any`, its spies are unbound methods, stubs of asynchronous functions await nothing, and a
        // value printed wrong in a URL or a message fails the test.
        '@typescript-eslint/no-base-to-string': 'off',
        '@typescript-eslint/no-unsafe-assignment': 'off',
        '@typescript-eslint/no-unsafe-return': 'off',
        '@typescript-eslint/restrict-template-expressions': 'off',
        '@typescript-eslint/unbound-method': 'off',
        '@typescript-eslint/require-await': 'off',
      },
    },
    { files: ['e2e/**'], rules: { '@typescript-eslint/no-unused-expressions': 'off' } },
    {
      files: ['**/*.config.{ts,mjs}', '**/*.d.ts', 'tools/src/jest/*.{mjs,cjs}', '**/webpack.config.ts', 'tools/src/eslint/untyped.mjs'],
      languageOptions: { globals: globals.node },
      rules: { 'no-restricted-syntax': 'off' },
    },
    { files: ['tools/src/jest/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  );

export const config = [...createConfig(`${import.meta.dirname}/../../..`, ['tsconfig.json', 'e2e/tsconfig.json']), ...boundaries];
