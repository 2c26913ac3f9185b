import { renderAt } from '@scanharbor/shared-contracts/testing';
import { configure, screen } from '@testing-library/react';
// The frame is on every screen: imported here, its compilation does not count towards a test's timeout.
import '../frame/frame';
import { frame, routes } from '../routes';

configure({ asyncUtilTimeout: 8_000 });

/** Opens a screen of the portal by its URL, signed in as the standard provider by default. */
export async function renderPortal(url: string, signedInAs = 'staff@scanharbor.test') {
  const portal = await renderAt(url, { routes, frame, signedInAs });
  await screen.findByRole('main', { hidden: true });
  return portal;
}
