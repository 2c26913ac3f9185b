import { wantedOverrides } from './wanted';

const at = (address: string) => {
  history.replaceState(null, '', address);
  return wantedOverrides();
};

describe('an override', () => {
  afterEach(() => sessionStorage.clear());

  it('is taken from the address once, leaves it, and stays for the tab', () => {
    const marketing = { remote: 'mfe-marketing', site: 'http://localhost:3103' };
    expect(at('/scans?sort=a&remote=mfe-marketing@http://localhost:3103#rates')).toEqual([marketing]);
    expect(location.href).toMatch(/\/scans\?sort=a#rates$/);
    expect(at('/about')).toEqual([marketing]);
    expect(at('/about?remote=')).toEqual([]);
    expect(at('/about')).toEqual([]);
  });

  test.each(['mfe-marketing', 'shell@http://localhost:1', 'mfe-a@javascript:alert(1)', 'mfe-a@//elsewhere', 'mfe-a@http://host/path/x'])(
    'is not read out of %s',
    (words) => {
      expect(at(`/?remote=${encodeURIComponent(words)}`)).toEqual([]);
    },
  );
});
