import { unseen } from './pictures';

describe('the pictures', () => {
  it('are missed of each route that no looked at address belongs to', () => {
    const routes = ['/', '/tests/:page?', '/tests/request/edit', '/docs/:identifier', '/docs/:identifier/new', '/providers/location/:id'];
    expect(unseen(routes, ['/', '/tests', '/docs/napp/new'])).toEqual([
      '/tests/request/edit',
      '/docs/:identifier',
      '/providers/location/:id',
    ]);
    expect(unseen(routes, ['/', '/tests/past', '/tests/request/edit', '/docs/napp', '/docs/napp/new', '/providers/location/1'])).toEqual(
      [],
    );
  });
});
