import { type RemoteModule, type RouteHandle } from '@scanharbor/shared-contracts';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Composition } from '../federation/composition';
import { type RemoteManifest } from '../federation/registry';

/** A screen of a stub remote: its heading and optional content. */
export interface StubScreen {
  path: string;
  heading: string;
  handle?: Partial<RouteHandle>;
  body?: () => ReactNode;
}

interface StubRemote {
  screens: StubScreen[];
  prefixAccess?: RemoteManifest['prefixAccess'];
}

/** Stubs of the product's remotes, at the same paths. */
export const stubRemotes: Record<string, StubRemote> = {
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

const toManifest = ({ screens, prefixAccess = [] }: StubRemote): RemoteManifest => ({
  owner: 'test',
  contract: '^1.0.0',
  urls: screens.map(({ path }) => path),
  prefixAccess,
  routes: [],
});

/** Creates the composition of the stubs, as from the registry. */
export const stubComposition = (remotes: Record<string, StubRemote>): Composition =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [
      name,
      {
        url: `/${name}/1.0.0/remoteEntry.js`,
        metadata: { version: '1.0.0', integrity: '' },
        deployment: { traffic: 100, default: true },
        extras: { scanharbor: toManifest(remote) },
      },
    ]),
  );

/** Creates the module of a stub, as from its loader. */
export const createStubModule = ({ screens }: StubRemote): RemoteModule => ({
  routes: screens.map(({ path, heading, handle, body }) => {
    // The component is created once per module, so that repeated loads return the same one.
    const Page = () => (
      <>
        <h1>{heading}</h1>
        {body?.()}
      </>
    );
    return { path, handle: { access: 'public', ...handle }, page: () => Promise.resolve({ Page }) };
  }),
});
