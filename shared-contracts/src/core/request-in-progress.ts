import { tabStorage } from '../browser/web-storage';

const key = 'scanharbor.request-in-progress';

/** Marks an unfinished request in this tab; it keeps a signed-in user on the landing page (PR-034). */
export const requestInProgress = {
  mark: () => tabStorage.setItem(key, '1'),
  clear: () => tabStorage.removeItem(key),
  isMarked: () => tabStorage.getItem(key) === '1',
};
