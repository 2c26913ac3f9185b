import { paths } from '@scanharbor/shared-contracts';
import { newPatientDetails, requestFlow } from '../../pages/request-flow.page';
import { accounts, signInAs } from '../../support/accounts';
import { clickWhenReady, within } from '../../support/find';
import { journey } from '../../support/journey';

const windowSizes = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [390, 844],
] as const;

interface Box {
  field: ChainablePromiseElement;
  /** Button that submits the form, which has errors. */
  submit: string;
  search: string;
}

/** Returns what the list of the focused combo box shows: its options and the active one; undefined while it is closed. */
const readList = () =>
  browser.execute(() => {
    const box = document.activeElement;
    if (box?.getAttribute('role') !== 'combobox' || box.getAttribute('aria-expanded') !== 'true') return undefined;
    const read = (id: string) => document.getElementById(box.getAttribute(id) ?? '');
    const isInWindow = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && top >= 0 && bottom <= window.innerHeight;
    };
    const options = [...(read('aria-controls')?.querySelectorAll('[role=option]') ?? [])].map(({ textContent }) => textContent);
    const active = read('aria-activedescendant');
    return { options, active: active?.textContent, isVisible: active !== null && isInWindow(active) };
  });

/** Waits until the list is open and meets the condition. */
async function waitForList(problem: string, isMet: (list: { options: string[]; active?: string; isVisible: boolean }) => boolean) {
  await browser.waitUntil(
    async () => {
      const list = await readList();
      return list !== undefined && isMet(list);
    },
    { timeoutMsg: problem },
  );
}

/** Submits a form with errors, then searches, moves to the last option and one back, and chooses it, with keys alone, at each viewport. */
async function expectKeyboardUse({ field, submit, search }: Box) {
  for (const [width, height] of windowSizes) {
    const at = `at ${width} × ${height}`;
    await browser.setViewport({ width, height });
    await field.click();
    await browser.keys(['Control', 'a']);
    await browser.keys('Backspace');
    // Only an open list: without one, Escape closes the dialog that the field is in.
    if (await readList()) await browser.keys('Escape');
    await clickWhenReady(within(browser).button(submit));
    await within(browser).heading('There is a problem').waitForDisplayed();
    await browser.execute((input: HTMLElement) => input.focus(), (await field.getElement()) as unknown as HTMLElement);
    await browser.keys(Array.from(search));
    await waitForList(`No options ${at}`, ({ options }) => options.length > 1);
    await browser.keys('ArrowUp');
    await waitForList(`The last option is not active ${at}`, ({ options, active, isVisible }) => active === options.at(-1) && isVisible);
    await browser.keys('ArrowUp');
    await waitForList(`The option before is not active ${at}`, ({ options, active, isVisible }) => active === options.at(-2) && isVisible);
    const { active = '' } = (await readList()) ?? {};
    await browser.keys('Enter');
    await browser.waitUntil(async () => (await field.getValue()) !== '' && active.startsWith(await field.getValue()), {
      timeoutMsg: `${active} was not chosen ${at}`,
    });
    expect(await browser.execute(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  }
}

journey('A combo box in a form with errors', (it) => {
  it('takes a choice by keyboard at every viewport, in each step of the request', async () => {
    await signInAs(accounts.newPatient);
    const flow = requestFlow();
    await flow.openHome();
    await flow.scan().waitForExist();
    await expectKeyboardUse({ field: flow.scan(), submit: 'Continue to your details', search: 'brain with' });
    await flow.fillZip('10018');
    await flow.chooseDistance(20);
    await flow.choosePayment('Insurance');
    await flow.chooseFlexible();
    await flow.clickContinue('Continue to your details');
    await flow.firstName().waitForExist();
    await flow.clickContinue('Continue to your physician');
    await flow.reason().waitForExist();
    const doctor = within(browser).field('Find your physician');
    await expectKeyboardUse({ field: doctor, submit: 'Continue to payment', search: 'ha' });
    await flow.fillPhysician('Amelia', 'Hart', 'Recurring headaches');
    await flow.attach('prescription.pdf');
    await expect(flow.uploaded()).toBeDisplayed();
    await flow.clickContinue('Continue to payment');
    await flow.memberId().waitForExist();
    const insurer = within(browser).field('Insurance company');
    await expectKeyboardUse({ field: insurer, submit: 'Check your answers', search: 'blue cross' });
  });

  it('takes a choice by keyboard at every viewport, in the dialog of missing information and in the insurance', async () => {
    await signInAs(accounts.patient);
    await browser.url(paths.tests('requests'));
    await clickWhenReady(within(browser).button('Click here to add required medical information.'));
    const doctor = within(browser).field('Find your physician');
    await doctor.waitForExist();
    await expectKeyboardUse({ field: doctor, submit: 'Save', search: 'ha' });
    await browser.url(paths.patientProvider('insurance'));
    const insurer = within(browser).field('Insurance company');
    await insurer.waitForExist();
    await expectKeyboardUse({ field: insurer, submit: 'Save insurance', search: 'blue cross' });
  });

  it('takes a choice by keyboard at every viewport, in the request with a doctor', async () => {
    await browser.url(paths.doctorRequest('hart'));
    const scan = within(browser).field('Scan type');
    await scan.waitForExist();
    await expectKeyboardUse({ field: scan, submit: 'Submit request', search: 'knee' });
  });
});

journey('A phone field', (it) => {
  it('retains all ten digits that the clipboard replaces', async () => {
    await browser.url(paths.doctorRequest('hart'));
    const phone = within(browser).field('Mobile phone');
    await phone.waitForExist();
    await phone.setValue('2125550144');
    const email = within(browser).field('Email');
    await email.setValue('+1 917 555 0142');
    await browser.keys(['Control', 'a']);
    await browser.keys(['Control', 'c']);
    await browser.execute(
      (input: HTMLInputElement) => {
        input.focus();
        input.setSelectionRange(14, 14);
      },
      (await phone.getElement()) as unknown as HTMLInputElement,
    );
    await browser.keys(['Control', 'v']);
    await expect(phone).toHaveValue(newPatientDetails.phone);
  });
});
