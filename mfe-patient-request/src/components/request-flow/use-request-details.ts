import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDistanceOptionsQuery, useScanListQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { useScanCostQuery } from '@scanharbor/shared-contracts/api/scans';
import { type DistanceOption } from '@scanharbor/shared-contracts/domain/distance-option';
import { formatScanName, type ScanService } from '@scanharbor/shared-contracts/domain/scan-service';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';

/** Formats a scan as 'type - service - description' (PR-044). */
export const formatScanLabel = (scan: ScanService) => formatScanName(scan.type, scan.service, scan.description);

/** Returns the argument of a distance query; skips it while the zip is incomplete or the scan is missing (PR-048). */
export const toDistanceQuery = ({ zipCode, scanServiceId }: Pick<StepOneValues, 'zipCode' | 'scanServiceId'>) =>
  isZip(zipCode) && scanServiceId ? { zip: zipCode, scanServiceId: Number(scanServiceId) } : skipToken;

export interface RequestDetails {
  scan?: ScanService;
  option?: DistanceOption;
  /** The market's usual price in dollars. */
  market?: number;
}

/** Loads the details of the choices of step 1: the scan, the distance option with its prices, the market rate. Undefined until loaded. */
export function useRequestDetails(one: StepOneValues): RequestDetails {
  const { data: scans } = useScanListQuery();
  const arg = toDistanceQuery(one);
  const { currentData: options } = useDistanceOptionsQuery(arg);
  const { currentData: cost } = useScanCostQuery(arg === skipToken ? arg : { zipCode: arg.zip, scanServiceId: arg.scanServiceId });
  return {
    scan: scans?.find(({ id }) => String(id) === one.scanServiceId),
    option: options?.find(({ miles }) => String(miles) === one.miles),
    market: cost?.ceiling,
  };
}
