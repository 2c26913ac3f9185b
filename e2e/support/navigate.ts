/** Navigates as a link of the page would, without a page load. */
export const navigateTo = (path: string) =>
  browser.execute((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
