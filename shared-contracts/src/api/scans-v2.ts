import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type DistanceOption } from '../domain/distance-option';
import { type ScanService } from '../domain/scan-service';
import { type DistanceAnswer, type ScanListAnswer } from '../wire/scans-v2';

const scansV2Api = ownedEndpoints('shared-contracts/scans-v2', (build) => ({
  /** GET scans_v2/scan-list: every scan that can be requested (SC-160). */
  scanList: build.query<ScanService[], void>({
    query: () => 'scans_v2/scan-list',
    transformResponse: (rows: ScanListAnswer) =>
      rows.map((row) => ({
        id: row.ScanServiceID,
        scanTypeId: row.ScanTypeID,
        type: row.ScanTypeName,
        service: row.ScanServiceName,
        description: row.ScanDescription,
        fullName: row.FullName,
      })),
  }),
  /** GET scans_v2/distance: options for a zip and a scan; an empty list means no center there (SC-161). */
  distanceOptions: build.query<DistanceOption[], { zip: string; scanServiceId: number }>({
    query: (params) => ({ url: 'scans_v2/distance', params }),
    transformResponse: (rows: DistanceAnswer) =>
      rows.map((row) => ({
        id: row.DistanceOption,
        miles: row.Distance,
        centers: row.Cnt,
        minPrice: row.MinPrice,
        maxPrice: row.MaxPrice,
        minTotal: row.MinTotal,
        minFee: row.MinFee,
      })),
  }),
}));

export const { useScanListQuery, useDistanceOptionsQuery } = scansV2Api;
