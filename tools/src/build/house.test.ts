import { join } from 'node:path';
import { shapeOf } from '../remote/address';
import { root } from '../webpack/package-folders';
import { type Declaration, declarationSchema } from './facts';
import { remotes } from './packages';

interface Route {
  path: string;
  handle: { access: string; title?: unknown };
  page: () => Promise<unknown>;
}

const house = remotes().map((name) => ({
  name,
  declaration: jest.requireActual<{ declaration: Declaration }>(join(root, name, 'remote.ts')).declaration,
  routes: jest.requireActual<{ routes: Route[] }>(join(root, name, 'src/routes.tsx')).routes,
}));

const shellPages = jest.requireActual<{ shellPages: Route[] }>(join(root, 'shell/src/pages/table.ts')).shellPages;

describe('the house', () => {
  it('has the four remotes', () => {
    expect(remotes()).toEqual(expect.arrayContaining(['mfe-ic-portal', 'mfe-invitation', 'mfe-marketing', 'mfe-patient-request']));
  });

  test.each(house.map((entry) => [entry.name, entry] as const))('%s declares what its schema asks for', (name, { declaration }) => {
    expect(declarationSchema.parse(declaration).name).toBe(name);
  });

  test.each(house.map((entry) => [entry.name, entry] as const))(
    '%s has exactly one route for every URL that it owns',
    (_name, { declaration, routes }) => {
      expect(routes.map(({ path }) => path).sort()).toEqual([...declaration.urls].sort());
    },
  );

  it('has no URL that two own', () => {
    const all = [...house.flatMap(({ declaration }) => declaration.urls), ...shellPages.map(({ path }) => path)].map(shapeOf);
    expect(all.filter((url, place) => all.indexOf(url) !== place)).toEqual([]);
  });

  it('has a page behind every route, and a title on every screen that is not the landing page [SH-130]', () => {
    for (const { path, page, handle } of [...house.flatMap(({ routes }) => routes), ...shellPages]) {
      expect(page.toString()).toMatch(/import|require/);
      if (path !== '/' && path !== '/napp-old') expect([path, handle.title]).toEqual([path, expect.anything()]);
    }
  });

  it('closes everything below /providers to others, but for the pending page [SH-105, IC-200]', () => {
    const portal = house.find(({ name }) => name === 'mfe-ic-portal');
    expect(portal?.declaration.prefixAccess).toEqual([{ prefix: '/providers', access: 'provider', except: ['/providers/pending'] }]);
  });
});
