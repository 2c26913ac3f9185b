import { brand, genericErrorMessage } from '@scanharbor/shared-contracts';

const blocked = 'This part of the site was blocked for your security';

const unavailable = {
  title: 'This part of the site is not available right now',
  text: 'The rest of the site works. Nothing you typed elsewhere is lost.',
};

/** UI texts of the shell's first load. */
export const texts = {
  adminOnly: "You don't have permissions to view that page!",
  requestProblem: genericErrorMessage,
  contactUs: 'Contact us',
  skip: 'Skip to content',
  beta: 'Public beta.',
  site: 'Site',
  signIn: 'Sign in',
  signOut: 'Sign out',
  /** The other language of the site, in its own words. */
  otherLanguage: { code: 'es', name: 'Español' },
  appearance: 'Appearance',
  book: 'Book',
  menu: 'Menu',
  loading: 'Loading the page',
  defaultTitle: `${brand.name}: book medical scans at nearby imaging centers`,
  defaultDescription: `Book MRI, CT, ultrasound and other medical scans at imaging centers near you with ${brand.name}, by insurance or at a self-pay rate.`,
  /** Errors of a remote, by their code. */
  remoteFailed: {
    entry: unavailable,
    code: unavailable,
    timeout: {
      title: 'This part of the site takes too long to load',
      text: 'Your connection may be slow or interrupted. Nothing you typed elsewhere is lost.',
    },
    integrity: {
      title: blocked,
      text: 'One of its files was changed on the way to you. Try again, or use another network.',
    },
    signature: {
      title: blocked,
      text: 'It is not a release of this site. The rest of the site works.',
    },
    outdated: {
      title: 'This part of the site is out of date',
      text: 'Reload the page to get the current one. The rest of the site works.',
    },
    contract: {
      title: 'This part of the site is being updated',
      text: 'Please come back in a few minutes. The rest of the site works.',
    },
    render: {
      title: 'This page stopped working',
      text: 'The rest of the site works. Nothing you typed elsewhere is lost.',
    },
  },
  unreachable: {
    title: `We cannot reach ${brand.name}`,
    text: 'You are still signed in. This page continues as soon as the connection is back.',
  },
} as const;
