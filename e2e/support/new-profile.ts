let isFirst = true;
let isChanged = false;
let profile = 'default';

/** Marks a change of the browser itself, such as a script for all its pages: the next test gets a new browser. */
export function changeBrowser<Change>(change: Change): Change {
  isChanged = true;
  return change;
}

/** Opens another tab of the test's profile, and switches to it. */
export async function openTab(url?: string) {
  const { context } = await browser.browsingContextCreate({ type: 'tab', userContext: profile });
  await browser.switchToWindow(context);
  if (url !== undefined) await browser.url(url);
}

/** Names the cookies of the test's profile, for commands that read or change them. */
export const cookiesOf = async (on: WebdriverIO.Browser) =>
  ({ partition: { type: 'context', context: await on.getWindowHandle() } }) as const;

/** Opens a tab with its own cookies, storage and cache, and closes those before: a fraction of the time that a new browser takes. */
async function openProfile() {
  const [before, last] = [await browser.getWindowHandles(), profile];
  profile = (await browser.browserCreateUserContext({})).userContext;
  await openTab();
  for (const context of before) await browser.browsingContextClose({ context });
  if (last !== 'default') await browser.browserRemoveUserContext({ userContext: last });
}

/** Gives the test a new browser profile: in a new browser after a test that changed the browser itself, otherwise in the same one. */
export async function openNewProfile() {
  if (isChanged) {
    await browser.reloadSession();
    profile = 'default';
  } else if (!isFirst) await openProfile();
  isFirst = false;
  isChanged = false;
}
