import { type Declaration } from '../build/build-manifest';

/** What a new remote starts from. */
export interface NewRemote extends Pick<Declaration, 'name' | 'owner'> {
  url: string;
  access: string;
}

const splitWords = (text: string) => text.split(/[^a-z0-9]+/i).filter(Boolean);
const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const packageJson = ({ name, url }: NewRemote, react: Record<string, string>) => ({
  name: `@scanharbor/${name}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  description: `Screens at ${url}`,
  sideEffects: false,
  dependencies: { '@scanharbor/shared-contracts': '^1.0.0', '@scanharbor/shared-ui': '^1.0.0' },
  peerDependencies: react,
  devDependencies: { '@scanharbor/tools': '^1.0.0' },
});

const declaration = (
  { name, owner, url, access }: NewRemote,
  contract: string,
) => `import { type RemoteDeclaration } from '@scanharbor/shared-contracts';

export const declaration: RemoteDeclaration = {
  name: '${name}',
  owner: '${owner}',
  urls: ['${url}'],
  prefixAccess: [${access === 'public' ? '' : `{ prefix: '${url}', access: '${access}' }`}],
  contract: '^${contract}',
};
`;

const routes = ({ url, access }: NewRemote, file: string) => `import { brand, type RemoteRoute } from '@scanharbor/shared-contracts';
import { texts } from './texts';

export const routes: RemoteRoute[] = [
  {
    path: '${url}',
    handle: { access: '${access}', title: \`\${texts.title} | \${brand.name}\`, description: texts.text },
    page: () => import('./pages/${file}/${file}-page'),
  },
];
`;

const texts = ({ url }: NewRemote) => `/** Every text of this remote. */
export const texts = {
  title: '${splitWords(url).map(capitalize).join(' ')}',
  text: 'This page is ready for its first content.',
} as const;
`;

const renderPageSource = (component: string) => `import { Page } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';

function ${component}() {
  return (
    <Page>
      <Heading level={1}>{texts.title}</Heading>
      <Text>{texts.text}</Text>
    </Page>
  );
}

export { ${component} as Page };
`;

const test = ({ url }: NewRemote) => `import { renderAt } from '@scanharbor/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';
import { texts } from '../../texts';

it('shows its heading at ${url}', async () => {
  await renderAt('${url}', { routes });
  expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
});
`;

/**
 * Returns the files of a new remote by their paths below its folder: a declaration, one route, one page, its texts and
 * its test. `contract` is the version of the contract; `provided` contains the ranges of the libraries that the shell
 * provides.
 */
export function newRemoteFiles(remote: NewRemote, contract: string, provided: Record<string, string>): Record<string, string> {
  const file = splitWords(remote.url).join('-').toLowerCase();
  const component = `${splitWords(file).map(capitalize).join('')}Page`;
  return {
    'package.json': `${JSON.stringify(packageJson(remote, provided), null, 2)}\n`,
    'tsconfig.json':
      '{ "extends": "../tools/tsconfig/react.json", "include": ["src", "*.ts"], "files": ["../tools/tsconfig/assets.d.ts"] }\n',
    'remote.ts': declaration(remote, contract),
    'src/routes.tsx': routes(remote, file),
    'src/texts.ts': texts(remote),
    [`src/pages/${file}/${file}-page.tsx`]: renderPageSource(component),
    [`src/pages/${file}/${file}-page.test.tsx`]: test(remote),
  };
}
