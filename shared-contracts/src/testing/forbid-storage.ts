/** Makes the page's storages throw, as in a browser that blocks all cookies, until `jest.restoreAllMocks()`. */
export function forbidStorage(...kinds: ('localStorage' | 'sessionStorage')[]) {
  for (const kind of kinds) {
    jest.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
}
