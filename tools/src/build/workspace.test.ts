import { join } from 'node:path';
import { toPathShape } from '../remote/path-shape';
import { workspaceRoot } from '../webpack/package-folders';
import { type Declaration, declarationSchema } from './build-manifest';
import { remotes } from './packages';

interface Route {
  path: string;
  handle: { access: string; title?: unknown };
  page: () => Promise<unknown>;
}

const workspace = remotes().map((name) => ({
  name,
  declaration: jest.requireActual<{ declaration: Declaration }>(join(workspaceRoot, name, 'remote.ts')).declaration,
  routes: jest.requireActual<{ routes: Route[] }>(join(workspaceRoot, name, 'src/routes.tsx')).routes,
}));

const shellPages = jest.requireActual<{ shellPages: Route[] }>(join(workspaceRoot, 'shell/src/pages/shell-pages.ts')).shellPages;

describe('the workspace', () => {
  it('contains all remotes', () => {
    expect(remotes()).toEqual(
      expect.arrayContaining(['mfe-ic-portal', 'mfe-invitation', 'mfe-marketing', 'mfe-operations', 'mfe-patient-request']),
    );
  });

  test.each(workspace.map((entry) => [entry.name, entry] as const))('%s has a valid declaration', (name, { declaration }) => {
    expect(declarationSchema.parse(declaration).name).toBe(name);
  });

  test.each(workspace.map((entry) => [entry.name, entry] as const))(
    '%s has exactly one route for every URL that it owns',
    (_name, { declaration, routes }) => {
      expect(routes.map(({ path }) => path).sort()).toEqual([...declaration.urls].sort());
    },
  );

  it('has one owner per URL', () => {
    const all = [...workspace.flatMap(({ declaration }) => declaration.urls), ...shellPages.map(({ path }) => path)].map(toPathShape);
    expect(all.filter((url, index) => all.indexOf(url) !== index)).toEqual([]);
  });

  it('has a page for every route, and a title for every screen except the landing page [SH-130]', () => {
    for (const { path, page, handle } of [...workspace.flatMap(({ routes }) => routes), ...shellPages]) {
      expect(page.toString()).toMatch(/import|require/);
      if (path !== '/' && path !== '/napp-old') expect([path, handle.title]).toEqual([path, expect.anything()]);
    }
  });

  it('restricts everything below /providers to providers, except the pending page [SH-105, IC-200]', () => {
    const portal = workspace.find(({ name }) => name === 'mfe-ic-portal');
    expect(portal?.declaration.prefixAccess).toEqual([{ prefix: '/providers', access: 'provider', except: ['/providers/pending'] }]);
  });
});
