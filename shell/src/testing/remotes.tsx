import { type RemoteModule, type RouteHandle } from '@scanharbor/shared-contracts';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Composition } from '../federation/composition';
import { type RemoteFacts } from '../federation/registry';

/** A screen of a tiny remote: its heading and what else it shows. */
export interface TinyScreen {
  path: string;
  heading: string;
  handle?: Partial<RouteHandle>;
  body?: () => ReactNode;
}

interface TinyRemote {
  screens: TinyScreen[];
  prefixAccess?: RemoteFacts['prefixAccess'];
}

/** Stand-ins for the product's remotes, at the product's own addresses. */
export const tinyRemotes: Record<string, TinyRemote> = {
  'mfe-patient-request': {
    prefixAccess: [
      { prefix: '/home', access: 'patient' },
      { prefix: '/tests', access: 'patient' },
    ],
    screens: [
      {
        path: '/home',
        heading: 'Patient home',
        handle: { access: 'patient', title: 'Home' },
        body: () => <Link to="/tests/requests">My requests</Link>,
      },
      { path: '/tests/requests', heading: 'Requests', handle: { access: 'patient', title: 'Requests' } },
      { path: '/request-scan', heading: 'Request a scan', handle: { hideFooter: true } },
    ],
  },
  'mfe-ic-portal': {
    prefixAccess: [{ prefix: '/providers', access: 'provider', except: ['/providers/pending'] }],
    screens: [
      {
        path: '/providers/dashboard',
        heading: 'Dashboard',
        handle: { access: 'provider', title: 'Dashboard' },
        body: () => <Link to="/providers/users">Users</Link>,
      },
      { path: '/providers/settings', heading: 'Settings', handle: { access: 'provider' } },
      { path: '/providers/users', heading: 'Practice users', handle: { access: 'provider-admin' } },
      { path: '/providers/pending', heading: 'Pending', handle: { access: 'pending-provider' } },
    ],
  },
  'mfe-marketing': {
    screens: [
      { path: '/', heading: 'Landing', handle: { guestsOnly: 'unless-requesting' }, body: () => <Link to="/mri">MRI</Link> },
      { path: '/about', heading: 'About', handle: { title: 'About', description: 'Who we are.' } },
      { path: '/how-it-works', heading: 'How it works' },
      { path: '/scans', heading: 'Scans' },
      { path: '/mri', heading: 'MRI' },
    ],
  },
};

const facts = ({ screens, prefixAccess = [] }: TinyRemote): RemoteFacts => ({
  owner: 'test',
  contract: '^1.0.0',
  urls: screens.map(({ path }) => path),
  prefixAccess,
  routes: [],
});

/** What the registry would say of the remotes. */
export const tinyComposition = (remotes: Record<string, TinyRemote>): Composition =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [
      name,
      {
        url: `/${name}/1.0.0/remoteEntry.js`,
        metadata: { version: '1.0.0', integrity: '' },
        deployment: { traffic: 100, default: true },
        extras: { scanharbor: facts(remote) },
      },
    ]),
  );

/** A remote's module, as its loader would give it. */
export const tinyModule = ({ screens }: TinyRemote): RemoteModule => ({
  routes: screens.map(({ path, heading, handle, body }) => {
    // One component however often it is loaded, as a module has it.
    const Page = () => (
      <>
        <h1>{heading}</h1>
        {body?.()}
      </>
    );
    return { path, handle: { access: 'public', ...handle }, page: () => Promise.resolve({ Page }) };
  }),
});
