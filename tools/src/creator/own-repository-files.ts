import { type NewRemote, newRemoteFiles } from '../remote/templates';

/** Versions of the suite that a new remote starts from. */
export interface Versions {
  contract: string;
  /** Ranges of the libraries that the shell provides. */
  provided: Record<string, string>;
  /** Ranges or tarballs of the packages of the suite, by name. */
  suite: Record<string, string>;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const preset = (kind: 'jest' | 'eslint') => `import { ${kind}Config } from '@scanharbor/tools/${kind}';

export default ${kind}Config(import.meta.dirname);
`;

const readme = ({ name, url }: NewRemote) => `# ${name}

The screens at ${url}.

| Command | |
|---|---|
| \`npx scanharbor dev --in URL\` | shows the remote inside the site at URL and rebuilds it as you type |
| \`npm test\` | runs the tests |
| \`npx scanharbor check\` | runs all gates of a release |
| \`npx scanharbor release --site FOLDER\` | makes the remote live; also \`canary\`, \`rollback\`, \`list\` |
`;

/** Returns the files of a remote in its own repository by their paths. */
export function ownRepositoryFiles(remote: NewRemote, { contract, provided, suite }: Versions): Record<string, string> {
  const { '@scanharbor/tools': tools, ...libraries } = suite;
  const manifest = {
    name: remote.name,
    version: '1.0.0',
    private: true,
    type: 'module',
    description: `Screens at ${remote.url}`,
    sideEffects: false,
    scripts: { test: 'jest', lint: 'eslint . --max-warnings 0', types: 'tsc', check: 'scanharbor check' },
    dependencies: libraries,
    peerDependencies: provided,
    devDependencies: { '@scanharbor/tools': tools },
  };
  return {
    ...newRemoteFiles(remote, contract, provided),
    'package.json': json(manifest),
    'tsconfig.json': json({
      extends: '@scanharbor/tools/tsconfig/react.json',
      include: ['src', '*.ts'],
      files: ['./node_modules/@scanharbor/tools/tsconfig/assets.d.ts'],
    }),
    'jest.config.mjs': preset('jest'),
    'eslint.config.mjs': preset('eslint'),
    '.gitignore': 'node_modules/\ndist/\n.cache/\n',
    'README.md': readme(remote),
  };
}
