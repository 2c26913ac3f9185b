/** Text as an XPath literal. */
const quoted = (text: string) => (text.includes("'") ? `concat('${text.split("'").join(`', "'", '`)}')` : `'${text}'`);

/** One place where a browser looks for things: the whole page, or an element of it. */
type Place = WebdriverIO.Browser | WebdriverIO.Element;

const said = 'normalize-space(.)';
const shown = (name: string) => `${said}=${quoted(name)} or normalize-space(@aria-label)=${quoted(name)}`;

/** A finder of elements by what a person sees or hears: role and name, label, text. */
export const within = (place: Place) => ({
  button: (name: string) => place.$(`.//button[${shown(name)}] | .//*[@role='button'][${shown(name)}]`),
  link: (name: string) => place.$(`.//a[${shown(name)}]`),
  /** A text field, by its label. */
  field: (label: string) =>
    place.$(
      `.//*[self::input or self::textarea or self::select][@id=//label[starts-with(${said}, ${quoted(label)})]/@for or normalize-space(@aria-label)=${quoted(label)} or ancestor::label[starts-with(${said}, ${quoted(label)})]]`,
    ),
  /** A radio button or checkbox, by its label: the label is what a person presses. */
  choice: (label: string) => place.$(`.//label[.//input or @for][starts-with(${said}, ${quoted(label)})]`),
  option: (name: string) => place.$(`.//*[@role='option'][${shown(name)}]`),
  heading: (name: string) => place.$(`.//*[self::h1 or self::h2 or self::h3 or self::h4][${said}=${quoted(name)}]`),
  /** The innermost element that says the text. */
  text: (text: string) => place.$(`.//*[contains(${said}, ${quoted(text)})][not(*[contains(${said}, ${quoted(text)})])]`),
  tab: (name: string) => place.$(`.//*[@role='tab'][starts-with(${said}, ${quoted(name)})]`),
  row: (text: string) => place.$(`.//*[@role='row' or self::tr][contains(${said}, ${quoted(text)})]`),
});

/** Presses something as soon as it can be pressed. */
export async function press(element: ChainablePromiseElement) {
  await element.waitForClickable();
  await element.click();
}

/** Presses twice in quick succession, as impatient people do. Waits until the page rests, so that both hit. */
export async function pressTwice(element: ChainablePromiseElement) {
  await element.waitForClickable();
  await element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let before: number | undefined;
  await browser.waitUntil(async () => {
    const now = await element.getLocation('y');
    const rests = now === before;
    before = now;
    return rests;
  });
  await element.doubleClick();
}

/** Replaces what a field holds. Clearing it by the driver alone does not reach the form, which would put the old text back. */
export async function fill(element: ChainablePromiseElement, value: string) {
  await element.waitForEnabled();
  await browser.execute(
    (field: HTMLElement) => {
      field.focus();
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    },
    (await element) as unknown as HTMLElement,
  );
  await element.addValue(value);
}

/** Waits until the page is at a path, its query left aside. */
export async function atPath(path: string, on: WebdriverIO.Browser = browser) {
  await on.waitUntil(async () => new URL(await on.getUrl()).pathname === path, { timeoutMsg: `The page did not come to ${path}` });
}
