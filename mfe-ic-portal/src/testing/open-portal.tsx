import { renderAt } from '@scanharbor/shared-contracts/testing';
import { configure, screen } from '@testing-library/react';
// The frame is on every screen: loaded here, its compilation counts for no test.
import '../frame/frame';
import { frame, routes } from '../routes';

configure({ asyncUtilTimeout: 8_000 });

/** Opens a screen of the portal by its URL, signed in as the standard provider unless told otherwise. */
export async function openPortal(url: string, signedInAs = 'staff@scanharbor.test') {
  const portal = await renderAt(url, { routes, frame, signedInAs });
  await screen.findByRole('main', { hidden: true });
  return portal;
}
