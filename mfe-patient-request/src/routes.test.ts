import { routes } from './routes';

it('has no screen of a test-user scan request flow: the given addresses and no other [PR-321]', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([
    '/home',
    '/patient-provider/:page?',
    '/register/:userType?',
    '/request-scan',
    '/request-scan/centers',
    '/settings/:page?',
    '/tests/:page?',
    '/tests/estimate/:requestId',
    '/tests/request/edit',
  ]);
});
