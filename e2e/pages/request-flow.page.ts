import { join } from 'node:path';
import { paths } from '@scanharbor/shared-contracts';
import { answerQuestion, fill, clickWhenReady, waitForNth, within } from '../support/find';
import { root } from '../support/site';

interface NewPatient {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: string;
}

export const newPatientDetails: NewPatient = {
  firstName: 'Nora',
  lastName: 'Sample',
  email: 'nora.sample@scanharbor.test',
  password: 'Quiet-harbor-7',
  phone: '(917) 555-0142',
};

type PaymentMethod = 'Self-pay (rate' | 'Insurance';

/** The four steps of /request-scan and /home. */
export const requestFlow = (on: WebdriverIO.Browser = browser) => {
  const find = within(on);
  const openDays = () => on.$$('[role=gridcell][aria-selected=false] button[data-date][aria-disabled=false]');
  const pickDay = async () => {
    if ((await openDays().length) === 0) await clickWhenReady(on.$("//button[starts-with(@aria-label, 'Next month')]"));
    await waitForNth(openDays);
    await clickWhenReady(openDays()[0]!);
  };
  const chooseScan = async (search: string, name: string) => {
    await find.field('Scan type').waitForExist();
    await find.field('Scan type').setValue(search);
    await clickWhenReady(find.option(name));
  };
  const fillZip = (zip: string) => fill(find.field('ZIP code'), zip);
  const chooseDistance = (miles: number) => clickWhenReady(on.$(`//label[starts-with(normalize-space(.), '${miles} miles · ')]`));
  const choosePayment = (method: PaymentMethod) => clickWhenReady(find.choice(method));
  const selectDatePart = async (label: string, value: string) => find.field(label).selectByVisibleText(value);
  return {
    open: () => on.url(paths.requestScan()),
    openHome: () => on.url(paths.home()),
    heading: () => on.$('main h1'),
    clickContinue: (text: string) => clickWhenReady(find.button(text)),
    back: () => clickWhenReady(find.button('Back')),
    alert: () => on.$('[role=alertdialog]'),
    acknowledge: () => clickWhenReady(find.button('OK')),
    /** The error of a step that could not be saved; it receives the focus each time. */
    stepError: () => on.$('main [role=alert] > div:focus'),

    // Step 1
    scan: () => find.field('Scan type'),
    chooseScan,
    zip: () => find.field('ZIP code'),
    fillZip,
    chooseDistance,
    choosePayment,
    chooseFlexible: () => clickWhenReady(find.choice('Flexible')),
    /** Picks the mornings of the first offered days. */
    chooseDates: async (days = 3) => {
      await clickWhenReady(find.choice('Specific dates'));
      for (let picked = 0; picked < days; picked += 1) await pickDay();
      await clickWhenReady(on.$("//*[@role='dialog']//label[starts-with(normalize-space(.), '8 AM to 11 AM')]"));
      if (days > 1) await clickWhenReady(find.button('Use these times on every day'));
    },
    /** Fills in an MRI of the brain near 10018, without times. */
    describeScan: async (payment: PaymentMethod) => {
      await chooseScan('brain without', 'MRI - Brain - Without contrast');
      await fillZip('10018');
      await chooseDistance(20);
      await choosePayment(payment);
    },
    useTimes: () => clickWhenReady(find.button('Use these times')),

    // Step 2
    firstName: () => find.field('First name'),
    email: () => find.field('Email'),
    register: async (patient: NewPatient) => {
      await fill(find.field('First name'), patient.firstName);
      await fill(find.field('Last name'), patient.lastName);
      await fill(find.field('Email'), patient.email);
      await fill(find.field('Password'), patient.password);
      await fill(find.field('Mobile phone'), patient.phone);
      await selectDatePart('Year', '1990');
      await selectDatePart('Month', 'February');
      await selectDatePart('Day', '3');
      await clickWhenReady(find.choice('I agree to the terms'));
    },

    // Step 3
    physicianLastName: () => find.field("Physician's last name"),
    reason: () => find.field('Reason for the exam'),
    fillPhysician: async (firstName: string, lastName: string, reason: string) => {
      await fill(find.field("Physician's first name"), firstName);
      await fill(find.field("Physician's last name"), lastName);
      await fill(find.field('Reason for the exam'), reason);
    },
    answerCovid: (answer: string) => answerQuestion('COVID-19 symptoms', answer, on),
    /** Chooses one more file. */
    attach: (file: 'prescription.pdf' | 'prescription.exe' | 'second-page.png') =>
      find.field('Prescription').addValue(join(root, 'e2e/fixtures', file)),
    fileError: () => on.$("//*[@role='alert'][contains(., 'Only JPG')]"),
    /** Appears once the file is stored. */
    uploaded: (file = 'prescription.pdf') => on.$(`//button[starts-with(@aria-label, 'Remove') and contains(@aria-label, '${file}')]`),

    // Step 4
    chooseInsurer: async (search: string, name: string) => {
      await find.field('Insurance company').waitForExist();
      await find.field('Insurance company').setValue(search);
      await clickWhenReady(find.option(name));
    },
    memberId: () => find.field('Member ID'),
    send: () => find.button('Send request'),

    /** Returns the request id on the confirmation. */
    requestId: async () => {
      const confirmation = find.text('Requested, not yet booked').parentElement();
      await confirmation.waitForExist();
      return Number(/Request #(\d+)/.exec(await confirmation.getText())?.[1]);
    },
  };
};
