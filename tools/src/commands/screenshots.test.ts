import { findUncapturedRoutes } from './screenshots';

describe('findUncapturedRoutes', () => {
  it('returns each route without a captured path', () => {
    const routes = ['/', '/tests/:page?', '/tests/request/edit', '/docs/:identifier', '/docs/:identifier/new', '/providers/location/:id'];
    expect(findUncapturedRoutes(routes, ['/', '/tests', '/docs/napp/new'])).toEqual([
      '/tests/request/edit',
      '/docs/:identifier',
      '/providers/location/:id',
    ]);
    expect(
      findUncapturedRoutes(routes, ['/', '/tests/past', '/tests/request/edit', '/docs/napp', '/docs/napp/new', '/providers/location/1']),
    ).toEqual([]);
  });
});
