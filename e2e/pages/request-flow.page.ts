import { join } from 'node:path';
import { paths } from '@scanharbor/shared-contracts';
import { fill, press, within } from '../support/find';
import { root } from '../support/site';

interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: string;
}

export const newcomer: Newcomer = {
  firstName: 'Nora',
  lastName: 'Sample',
  email: 'nora.sample@scanharbor.test',
  password: 'Quiet-harbor-7',
  phone: '(917) 555-0142',
};

/** The four steps of /request-scan and /home. */
export const requestFlow = (on: WebdriverIO.Browser = browser) => {
  const find = within(on);
  const openDays = () => on.$$('[role=gridcell][aria-selected=false] button[data-date][aria-disabled=false]');
  const pickDay = async () => {
    if ((await openDays().length) === 0) await press(on.$("//button[starts-with(@aria-label, 'Next month')]"));
    await press(openDays()[0]!);
  };
  const date = async (part: string, value: string) => find.field(part).selectByVisibleText(value);
  return {
    open: () => on.url(paths.requestScan()),
    openHome: () => on.url(paths.home()),
    heading: () => on.$('main h1'),
    goOn: (text: string) => press(find.button(text)),
    back: () => press(find.button('Back')),
    alert: () => on.$('[role=alertdialog]'),
    acknowledge: () => press(find.button('OK')),
    /** What kept a step from being saved; it takes the focus each time. */
    problem: () => on.$('main [role=alert] > div:focus'),
    says: (text: string) => find.text(text),

    // Step 1
    scan: () => find.field('Scan type'),
    chooseScan: async (words: string, name: string) => {
      await find.field('Scan type').waitForExist();
      await find.field('Scan type').setValue(words);
      await press(find.option(name));
    },
    zip: () => find.field('Zip code'),
    fillZip: (zip: string) => fill(find.field('Zip code'), zip),
    chooseDistance: (miles: number) => press(on.$(`//label[starts-with(normalize-space(.), '${miles} miles · ')]`)),
    pay: (way: 'Self-pay (rate' | 'Insurance') => press(find.choice(way)),
    flexible: () => press(find.choice('Flexible')),
    /** Picks the first days on offer, the morning of each. */
    specificDates: async (days = 3) => {
      await press(find.choice('Specific dates'));
      for (let picked = 0; picked < days; picked += 1) await pickDay();
      await press(on.$("//*[@role='dialog']//label[starts-with(normalize-space(.), '8 AM to 11 AM')]"));
      if (days > 1) await press(find.button('Use these times on every day'));
    },
    useTimes: () => press(find.button('Use these times')),

    // Step 2
    firstName: () => find.field('First name'),
    email: () => find.field('Email'),
    register: async (person: Newcomer) => {
      await fill(find.field('First name'), person.firstName);
      await fill(find.field('Last name'), person.lastName);
      await fill(find.field('Email'), person.email);
      await fill(find.field('Password'), person.password);
      await fill(find.field('Mobile phone'), person.phone);
      await date('Year', '1990');
      await date('Month', 'February');
      await date('Day', '3');
      await press(find.choice('I agree to the terms'));
    },

    // Step 3
    physicianLastName: () => find.field("Physician's last name"),
    reason: () => find.field('Reason for the exam'),
    physician: async (first: string, last: string, reason: string) => {
      await fill(find.field("Physician's first name"), first);
      await fill(find.field("Physician's last name"), last);
      await fill(find.field('Reason for the exam'), reason);
    },
    attach: (file: 'prescription.pdf' | 'prescription.exe') => on.$('input[type=file]').addValue(join(root, 'e2e/fixtures', file)),
    fileError: () => on.$("//*[@role='alert'][contains(., 'Only JPG')]"),
    /** There once the file is stored. */
    uploaded: () => on.$("//button[starts-with(@aria-label, 'Remove') and contains(@aria-label, 'prescription.pdf')]"),

    // Step 4
    insurer: async (words: string, name: string) => {
      await find.field('Insurance company').waitForExist();
      await find.field('Insurance company').setValue(words);
      await press(find.option(name));
    },
    memberId: () => find.field('Member ID'),
    send: () => find.button('Send request'),

    /** The id on the confirmation. */
    requestId: async () => {
      const shown = find.text('Requested, not yet booked').parentElement();
      await shown.waitForExist();
      return Number(/Request #(\d+)/.exec(await shown.getText())?.[1]);
    },
  };
};
