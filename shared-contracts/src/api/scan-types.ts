import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { isOn } from '../domain/flag';
import { type ScanType } from '../domain/scan-catalog';
import { call } from './call';

// Apart from the other calls of scans: the landing page needs only this one.
const scanTypesApi = ownedEndpoints('shared-contracts/scan-types', (build) => ({
  /** GET scans/types: the modalities with their lowest total, near a ZIP code or anywhere (SC-192). */
  scanTypes: build.query({
    query: (zip: string | void) => call('GET scans/types', { query: zip ? { zip } : {} }),
    transformResponse: (rows): ScanType[] =>
      rows.map(({ id, value, is_popular, from_total, market_rate }) => ({
        id,
        value,
        isPopular: isOn(is_popular),
        fromTotal: from_total ?? undefined,
        marketRate: market_rate ?? undefined,
      })),
  }),
}));

export const { useScanTypesQuery } = scanTypesApi;
/** @internal */
export const scanTypesEndpoints = scanTypesApi.endpoints;
