import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** One tag type per resource; a tag always carries an id or LIST. */
const tagTypes = [
  'Account',
  'Billing',
  'Blog',
  'Card',
  'Condition',
  'Counter',
  'Doctor',
  'Insurance',
  'Invitation',
  'Location',
  'Note',
  'PendingScan',
  'PracticeUser',
  'Profile',
  'Provider',
  'Refund',
  'Release',
  'Request',
  'Screening',
  'Upload',
  'Window',
] as const;

export type Tag = (typeof tagTypes)[number];

const cacheSeconds = 60;

/** The one API slice of the suite. Endpoint files add to it by `ownedEndpoints`. */
export const contractApi = createApi({
  reducerPath: 'contract',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: cacheSeconds,
  refetchOnMountOrArgChange: cacheSeconds,
  // When the shell reports that the API is back (`internalActions.onOnline`).
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** Groups that a screen may clear as a whole (SC-009): `dispatch(clearCached('tests'))`. */
const groups = { tests: ['Request', 'Counter'], windows: ['Window'] } as const satisfies Record<string, readonly Tag[]>;

export function clearCached(group: keyof typeof groups) {
  return contractApi.util.invalidateTags([...groups[group]]);
}
