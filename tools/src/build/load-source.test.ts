import { evaluateInNode } from '../testing/evaluate-in-node';

describe('the route table of a remote', () => {
  it('is read with the requests of its pages and its frame, which do not run', () => {
    expect(evaluateInNode('build/build-remote', "exported.readRouteRequests('mfe-ic-portal')")).toContainEqual({
      path: '/providers/dashboard',
      requests: ['./frame/frame', './pages/dashboard/dashboard-page'],
    });
    expect(evaluateInNode('build/build-remote', "exported.readRouteRequests('mfe-invitation')")).toContainEqual({
      path: '/px-scan-request',
      requests: [expect.stringMatching(/^\.\/pages\//)],
    });
  });

  it('names the missing file when there is none', () => {
    expect(evaluateInNode('build/load-source', "exported.loadSource('mfe-invitation', 'src/missing')")).toContain(
      'mfe-invitation/src/missing',
    );
  });
});
