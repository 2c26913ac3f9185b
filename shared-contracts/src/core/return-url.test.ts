import fc from 'fast-check';
import { parseReturnUrl } from './return-url';

const origin = 'https://scanharbor.test';

describe('return URL', () => {
  test.each([
    ['/tests/requests', null, '/tests/requests'],
    ['/tests/request/edit', 'testRequestID=5', '/tests/request/edit?testRequestID=5'],
    ['/home?newUser=true', null, '/home?newUser=true'],
    [`${origin}/settings`, null, '/settings'],
  ])('leads to a screen of this site: %s [SH-112, SH-114]', (next, params, expected) => {
    expect(parseReturnUrl(next, params, origin)).toBe(expected);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    'ftp://scanharbor.test/x',
    'https://scanharbor.test.evil.example/',
    'https://scanharbor.test@evil.example/',
    '',
    '/%',
    'javascript%3Aalert(1)',
  ])('never leaves the site: %s [SH-112, SH-113]', (next) => {
    expect(parseReturnUrl(next, null, origin)).toBeUndefined();
  });

  it('never leaves the site, for any input [SH-113]', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (next) => {
          const given = parseReturnUrl(next, null, origin);
          if (given !== undefined) expect(new URL(given, origin).origin).toBe(origin);
        },
      ),
    );
  });
});
