import { forbidStorage } from '../testing/forbid-storage';
import { browserStorage, isStorageForbidden, tabStorage } from './web-storage';

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
  expect([browserStorage.isKept(), tabStorage.isKept()]).toEqual([true, true]);
});

it('keeps the values of the page where the browser forbids its storages', () => {
  forbidStorage('localStorage', 'sessionStorage');
  expect([browserStorage.isKept(), tabStorage.isKept()]).toEqual([false, false]);
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
  expect([browserStorage.isKept(), tabStorage.isKept()]).toEqual([false, true]);
  setItem.mockRestore();
  browserStorage.setItem('a', 'again');
  expect(browserStorage.getItem('a')).toBe('again');
  expect(browserStorage.isKept()).toBe(true);
  expect(localStorage.getItem('a')).toBe('again');
});

it('finds no storage in a web view that has none', () => {
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
  browserStorage.setItem('a', '1');
  expect(browserStorage.getItem('a')).toBe('1');
  expect([browserStorage.isKept(), tabStorage.isKept()]).toEqual([false, true]);
  expect(isStorageForbidden()).toBe(true);
});
