import { press, within } from '../support/find';

/** What stands in the place of a remote that failed. */
export const remoteFailure = (on: WebdriverIO.Browser = browser) => ({
  place: () => on.$('[data-fault]'),
  tryAgain: () => press(within(on).button('Try again')),
  heading: () => within(on).text('This part of the site is not available right now'),
});

/** Marks the page at hand; the mark is gone after a reload. */
export const markPage = () => browser.execute(() => void (document.documentElement.dataset.mark = 'same page'));

export const isSamePage = () => browser.execute(() => document.documentElement.dataset.mark === 'same page');

/** Name of the element with the focus, such as 'h1'. */
export const focused = () => browser.execute(() => document.activeElement?.localName);
