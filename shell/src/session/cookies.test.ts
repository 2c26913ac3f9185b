/** @jest-environment-options {"url": "https://scanharbor.test/"} */
import { deleteCookie, readCookie, rememberSeconds, writeCookie } from './cookies';

const written = () => jest.spyOn(document, 'cookie', 'set');

afterEach(() => {
  jest.restoreAllMocks();
  deleteCookie('authToken', 'location', 'switchedUser');
});

describe('session cookies', () => {
  it('are sent over https only, and not with cross-site requests [SH-020]', () => {
    const set = written();
    writeCookie('authToken', 'a b;c');
    expect(set).toHaveBeenCalledWith('authToken=a%20b%3Bc; Path=/; SameSite=Lax; Secure');
    expect(readCookie('authToken')).toBe('a b;c');
  });

  it('expire after one day, or with the browser session [SH-021, SH-022]', () => {
    const set = written();
    writeCookie('authToken', 't', rememberSeconds);
    expect(set.mock.calls[0]?.[0]).toContain('; Max-Age=86400');
    writeCookie('authToken', 't');
    expect(set.mock.calls[1]?.[0]).not.toMatch(/Max-Age|Expires/i);
  });

  it('are undefined after deletion or when empty [SH-083]', () => {
    writeCookie('authToken', 't');
    writeCookie('location', '');
    deleteCookie('authToken');
    expect(readCookie('authToken')).toBeUndefined();
    expect(readCookie('location')).toBeUndefined();
  });

  it('are not confused with a cookie whose name has the same ending', () => {
    document.cookie = 'oldauthToken=other; Path=/; Secure';
    expect(readCookie('authToken')).toBeUndefined();
  });

  it('last until the page is closed in a browser that refuses them', () => {
    const set = written().mockImplementation(() => undefined);
    writeCookie('authToken', 'a b', rememberSeconds);
    expect(readCookie('authToken')).toBe('a b');
    deleteCookie('authToken');
    expect(readCookie('authToken')).toBeUndefined();
    writeCookie('authToken', 'c');
    set.mockRestore();
    writeCookie('authToken', 'd');
    expect(readCookie('authToken')).toBe('d');
    // As another tab does that signs out.
    document.cookie = 'authToken=; Path=/; Max-Age=0';
    expect(readCookie('authToken')).toBeUndefined();
  });
});
