import { clickWhenReady, within } from '../support/find';

/** The error shown in place of a failed remote. */
export const remoteFailure = (on: WebdriverIO.Browser = browser) => ({
  element: () => on.$('[data-fault]'),
  tryAgain: () => clickWhenReady(within(on).button('Try again')),
  heading: () => within(on).text('This part of the site is not available right now'),
});

/** Marks the current page; a reload removes the mark. */
export const markPage = () => browser.execute(() => void (document.documentElement.dataset.mark = 'same page'));

export const isSamePage = () => browser.execute(() => document.documentElement.dataset.mark === 'same page');

/** Returns the tag name of the focused element, such as 'h1'. */
export const getFocusedTag = () => browser.execute(() => document.activeElement?.localName);
