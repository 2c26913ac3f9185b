import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDistanceOptionsQuery, useScanListQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { useScanCostQuery } from '@scanharbor/shared-contracts/api/scans';
import { type DistanceOption } from '@scanharbor/shared-contracts/domain/distance-option';
import { displayName, type ScanService } from '@scanharbor/shared-contracts/domain/scan-service';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';

/** 'type - service - description' (PR-044). */
export const scanLabel = (scan: ScanService) => displayName(scan.type, scan.service, scan.description);

/** The argument of a distance look-up; skipped while the zip is not complete or the scan is missing (PR-048). */
export const distanceArg = ({ zipCode, scanServiceId }: Pick<StepOneValues, 'zipCode' | 'scanServiceId'>) =>
  isZip(zipCode) && scanServiceId ? { zip: zipCode, scanServiceId: Number(scanServiceId) } : skipToken;

export interface RequestFacts {
  scan?: ScanService;
  option?: DistanceOption;
  /** The market's usual price in dollars. */
  market?: number;
}

/** What the choices of step 1 mean: the scan, the distance option with its prices, the market rate. Unknown until loaded. */
export function useRequestFacts(one: StepOneValues): RequestFacts {
  const { data: scans } = useScanListQuery();
  const arg = distanceArg(one);
  const { currentData: options } = useDistanceOptionsQuery(arg);
  const { currentData: cost } = useScanCostQuery(arg === skipToken ? arg : { zipCode: arg.zip, scanServiceId: arg.scanServiceId });
  return {
    scan: scans?.find(({ id }) => String(id) === one.scanServiceId),
    option: options?.find(({ miles }) => String(miles) === one.miles),
    market: cost?.ceiling,
  };
}
