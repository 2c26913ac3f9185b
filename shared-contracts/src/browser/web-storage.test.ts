import { browserStorage, isStorageForbidden, tabStorage } from './web-storage';

const forbid = (kind: 'localStorage' | 'sessionStorage') =>
  jest.spyOn(window, kind, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  browserStorage.clear();
  tabStorage.clear();
});

it('stores in the browser', () => {
  browserStorage.setItem('a', '1');
  tabStorage.setItem('a', '2');
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2']);
  expect([browserStorage.getItem('a'), tabStorage.getItem('a')]).toEqual(['1', '2']);
  browserStorage.removeItem('a');
  tabStorage.clear();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(isStorageForbidden()).toBe(false);
});

it('keeps the values of the page where the browser forbids its storages', () => {
  forbid('localStorage');
  forbid('sessionStorage');
  browserStorage.setItem('a', '1');
  tabStorage.setItem('a', '2');
  tabStorage.setItem('b', '3');
  expect([browserStorage.getItem('a'), tabStorage.getItem('a')]).toEqual(['1', '2']);
  tabStorage.removeItem('a');
  expect([tabStorage.getItem('a'), tabStorage.getItem('b')]).toEqual([null, '3']);
  tabStorage.clear();
  expect([browserStorage.getItem('a'), tabStorage.getItem('b')]).toEqual(['1', null]);
  expect(isStorageForbidden()).toBe(true);
});

it('reads the last value when the storage is full', () => {
  browserStorage.setItem('a', 'before');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  browserStorage.setItem('a', 'after');
  expect(browserStorage.getItem('a')).toBe('after');
  setItem.mockRestore();
  browserStorage.setItem('a', 'again');
  expect(browserStorage.getItem('a')).toBe('again');
  expect(localStorage.getItem('a')).toBe('again');
});

it('finds no storage in a web view that has none', () => {
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
  browserStorage.setItem('a', '1');
  expect(browserStorage.getItem('a')).toBe('1');
  expect(isStorageForbidden()).toBe(true);
});
