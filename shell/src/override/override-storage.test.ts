import { readOverrides } from './override-storage';

const at = (address: string) => {
  history.replaceState(null, '', address);
  return readOverrides();
};

describe('remote override', () => {
  afterEach(() => sessionStorage.clear());

  it('is read from the URL once, removed from it, and stored for the tab', () => {
    const marketing = { remote: 'mfe-marketing', site: 'http://localhost:3103' };
    expect(at('/scans?sort=a&remote=mfe-marketing@http://localhost:3103#rates')).toEqual([marketing]);
    expect(location.href).toMatch(/\/scans\?sort=a#rates$/);
    expect(at('/about')).toEqual([marketing]);
    expect(at('/about?remote=')).toEqual([]);
    expect(at('/about')).toEqual([]);
  });

  test.each(['mfe-marketing', 'shell@http://localhost:1', 'mfe-a@javascript:alert(1)', 'mfe-a@//elsewhere', 'mfe-a@http://host/path/x'])(
    'ignores the value %s',
    (parameters) => {
      expect(at(`/?remote=${encodeURIComponent(parameters)}`)).toEqual([]);
    },
  );
});
