import eslint from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './boundaries.mjs';

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

export const config = tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '**/.data/', '**/.cache/', 'mock-api/drizzle/', 'e2e/output/'] },
  { linterOptions: { noInlineConfig: true } },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
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
    },
  },
  { files: ['**/*.tsx'], ...a11y.flatConfigs.strict },
  { files: ['tools/**', 'mock-api/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  // Reports contract violations to developers; production builds do not contain it.
  { files: ['shell/src/response-validator.ts'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['e2e/**'], rules: { '@typescript-eslint/no-unused-expressions': 'off' } },
  {
    files: [
      '**/*.config.{ts,mjs}',
      '**/*.d.ts',
      'tools/src/jest/*.mjs',
      '**/webpack.config.ts',
      'tools/src/jest/asset.cjs',
      'tools/src/eslint/untyped.mjs',
    ],
    languageOptions: { globals: globals.node },
    rules: { 'no-restricted-syntax': 'off' },
  },
  ...boundaries,
);
