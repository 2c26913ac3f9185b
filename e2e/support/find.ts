/** Text as an XPath literal. */
const quoted = (text: string) => (text.includes("'") ? `concat('${text.split("'").join(`', "'", '`)}')` : `'${text}'`);

/** The scope of a search: the full page or an element of it. */
type Scope = WebdriverIO.Browser | WebdriverIO.Element;

const visibleText = 'normalize-space(.)';
const isNamed = (name: string) => `${visibleText}=${quoted(name)} or normalize-space(@aria-label)=${quoted(name)}`;

/** Finds elements by what a user perceives: role and name, label, text. */
export const within = (scope: Scope) => ({
  button: (name: string) => scope.$(`.//button[${isNamed(name)}] | .//*[@role='button'][${isNamed(name)}]`),
  link: (name: string) => scope.$(`.//a[${isNamed(name)}]`),
  /** A text field, by its label. */
  field: (label: string) =>
    scope.$(
      `.//*[self::input or self::textarea or self::select][@id=//label[starts-with(${visibleText}, ${quoted(label)})]/@for or normalize-space(@aria-label)=${quoted(label)} or ancestor::label[starts-with(${visibleText}, ${quoted(label)})]]`,
    ),
  /** A radio button or checkbox, by its label: users click the label. */
  choice: (label: string) => scope.$(`.//label[.//input or @for][starts-with(${visibleText}, ${quoted(label)})]`),
  menuItem: (name: string) => scope.$(`.//*[@role='menuitem'][${isNamed(name)}]`),
  option: (name: string) => scope.$(`.//*[@role='option'][${isNamed(name)}]`),
  heading: (name: string) => scope.$(`.//*[self::h1 or self::h2 or self::h3 or self::h4][${visibleText}=${quoted(name)}]`),
  /** The innermost element that contains the text. */
  text: (text: string) => scope.$(`.//*[contains(${visibleText}, ${quoted(text)})][not(*[contains(${visibleText}, ${quoted(text)})])]`),
  tab: (name: string) => scope.$(`.//*[@role='tab'][starts-with(${visibleText}, ${quoted(name)})]`),
  row: (text: string) => scope.$(`.//*[@role='row' or self::tr][contains(${visibleText}, ${quoted(text)})]`),
});

/**
 * Clicks an element as soon as it is clickable. Searches for it again until then, since the shell replaces a prerendered page
 * with an equal one, and the driver's own wait and click stay with the element that is gone.
 */
export async function clickWhenReady(element: ChainablePromiseElement) {
  let found = await element.getElement();
  const click = async () => {
    try {
      if (await found.isClickable().catch(() => false)) {
        await found.click();
        return true;
      }
    } catch (error) {
      if (!String(error).includes('stale element')) throw error;
    }
    found = await found.parent.$(found.selector).getElement();
    return false;
  };
  await browser.waitUntil(click).catch((cause: unknown) => {
    throw new Error(`Not clickable: ${String(found.selector)}`, { cause });
  });
}

/** Waits until a list has an element at this index: an index of `$$` alone throws while the list is shorter. */
export const waitForNth = (list: () => ChainablePromiseArray, index = 0) => browser.waitUntil(async () => (await list().length) > index);

/** Clicks the label around the radio button at this index of a list, as soon as there is one. */
export async function clickNthChoice(list: () => ChainablePromiseArray, index = 0) {
  await waitForNth(list, index);
  await clickWhenReady(list()[index]!.parentElement());
}

/** Chooses the answer of a question with radio buttons; `question` is a part of its text. */
export const answerQuestion = (question: string, answer: string, scope: Scope = browser) =>
  clickWhenReady(
    scope.$(`.//*[@role='radiogroup'][contains(${visibleText}, ${quoted(question)})]//label[${visibleText}=${quoted(answer)}]`),
  );

/** Clicks twice in quick succession, as impatient users do. Waits until the element stops moving, so that both clicks hit. */
export async function clickTwice(element: ChainablePromiseElement) {
  await element.waitForClickable();
  await element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let previousY: number | undefined;
  await browser.waitUntil(async () => {
    const y = await element.getLocation('y');
    const isStill = y === previousY;
    previousY = y;
    return isStill;
  });
  await element.doubleClick();
}

/** Replaces the value of a field. Clearing it with the driver does not reach the form, which would restore the old text. */
export async function fill(element: ChainablePromiseElement, value: string, on: WebdriverIO.Browser = browser) {
  await element.waitForEnabled();
  await on.execute(
    (field: HTMLElement) => {
      field.focus();
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    },
    (await element.getElement()) as unknown as HTMLElement,
  );
  await element.addValue(value);
}

/** Waits until the page is at a path, ignoring the query. */
export async function atPath(path: string, on: WebdriverIO.Browser = browser) {
  let current = '';
  const isThere = async () => (current = new URL(await on.getUrl()).pathname) === path;
  await on.waitUntil(isThere).catch((cause: unknown) => {
    throw new Error(`The page is at ${current}, not at ${path}`, { cause });
  });
}
