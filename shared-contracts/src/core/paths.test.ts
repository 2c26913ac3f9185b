import { paths } from './paths';

it.each([
  [paths.activeRequests(), '/providers/requests'],
  [paths.activeRequests({ checkOver24: true }), '/providers/requests?checkOver24=true'],
  [paths.activeRequests({ requestId: 1001, book: 1 }), '/providers/requests/1001?book=1'],
  [paths.test(1001, 'comments'), '/providers/test/1001?tab=comments'],
  [paths.login({ next: '/tests/requests', firstLogin: undefined }), '/login?next=%2Ftests%2Frequests'],
  [paths.invitation('a b&c'), '/px-scan-request?invitationId=a+b%26c'],
])('builds %s with the given values only', (built, path) => {
  expect(built).toBe(path);
});
