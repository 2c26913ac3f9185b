const key = 'scanharbor.request-in-progress';

/** Marks an unfinished request in this tab; it keeps a signed-in user on the landing page (PR-034). */
export const requestInProgress = {
  mark: () => sessionStorage.setItem(key, '1'),
  clear: () => sessionStorage.removeItem(key),
  isMarked: () => sessionStorage.getItem(key) === '1',
};
