import { brand, paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const termsReaders = ['patients', 'providers', 'referrings'] as const;

export type TermsReader = (typeof termsReaders)[number];

const contact = {
  id: 'contact',
  heading: 'Questions',
  text: [`Write to ${brand.careTeamEmail}.`],
};

/** The three terms pages, each with a different title (MK-061, D19). */
export const terms: Readonly<Record<TermsReader, Article>> = {
  patients: {
    path: paths.terms(),
    title: 'Terms for Patients',
    lead: `What you may expect of ${brand.name}, and what we expect of you.`,
    review: 'counsel',
    sections: [
      {
        id: 'service',
        heading: 'The service',
        text: [
          `${brand.name} passes your request to imaging centers and tells you their answer. The center does the scan itself and is responsible for it.`,
          'Nothing on this site is medical advice. In an emergency, call 911.',
        ],
      },
      {
        id: 'duties',
        heading: 'What we ask of you',
        list: [
          'To be 18 or older, or to act for someone whose care you are responsible for.',
          'To answer truthfully, above all the safety questions.',
          'To have a valid prescription for each scan.',
          'To keep your password to yourself.',
        ],
      },
      {
        id: 'money',
        heading: 'Prices, deposit and canceling',
        text: [
          'The self-pay price you see when you request is the price you pay. If the center has to do a different scan than the one ordered, it asks you first.',
          'A small deposit is held only after your appointment is confirmed. Before that, you can cancel for free.',
          'With insurance, your plan decides what you pay.',
        ],
      },
      {
        id: 'end',
        heading: 'Ending your account',
        text: ['You may close your account at any time. Appointments that are booked stay with the center until you cancel them.'],
      },
      contact,
    ],
    next: [
      { label: 'Terms for Providers', to: paths.terms('providers') },
      { label: 'Terms for Referring Doctors', to: paths.terms('referrings') },
      { label: 'Privacy', to: paths.privacy() },
    ],
  },
  providers: {
    path: paths.terms('providers'),
    title: 'Terms for Providers',
    lead: `What applies between ${brand.name} and the imaging centers that answer requests.`,
    review: 'counsel',
    sections: [
      {
        id: 'account',
        heading: 'Accounts',
        list: [
          'Each person has their own account; accounts are not shared.',
          'An administrator of your practice decides who may see what, and disables the accounts of people who leave.',
          'We may close an account that is used in breach of these terms.',
        ],
      },
      {
        id: 'requests',
        heading: 'Requests and appointments',
        list: [
          'Answer requests within one business day: confirm a time the patient offered, or reject it with a reason.',
          'Honor the price you stated for the requested scan.',
          'Tell us right away when you have to cancel, so that the patient can be booked elsewhere.',
        ],
      },
      {
        id: 'data',
        heading: 'Patient data',
        text: [
          'Use what you see here for the patient’s scan only, and protect it as HIPAA requires. The business associate agreement is part of these terms.',
        ],
      },
      contact,
    ],
    next: [
      { label: 'Business associate agreement', to: paths.baa() },
      { label: 'Terms for Patients', to: paths.terms('patients') },
    ],
  },
  referrings: {
    path: paths.terms('referrings'),
    title: 'Terms for Referring Doctors',
    lead: 'What applies when you refer a patient to us, or have a page of your own here.',
    review: 'counsel',
    sections: [
      {
        id: 'referral',
        heading: 'Referrals',
        text: [
          'You refer a patient because a scan is needed. We pay you nothing for it, and you owe us nothing.',
          'The patient chooses the center. You may name centers you prefer; the patient may choose a different one.',
        ],
      },
      {
        id: 'prescription',
        heading: 'Prescriptions',
        text: ['You remain responsible for the prescription and for what follows from the report.'],
      },
      {
        id: 'page',
        heading: 'Your page',
        text: ['You may ask us at any time to change or remove the page with your name.'],
      },
      contact,
    ],
    next: [{ label: 'Terms for Patients', to: paths.terms('patients') }],
  },
};
