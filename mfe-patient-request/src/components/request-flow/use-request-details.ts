import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDistanceOptionsQuery, useScanListQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { useScanCostQuery, useScanLocationsQuery } from '@scanharbor/shared-contracts/api/scans';
import { type DistanceOption } from '@scanharbor/shared-contracts/domain/distance-option';
import { nearMiles } from '@scanharbor/shared-contracts/domain/price-from';
import { type NearbyLocation } from '@scanharbor/shared-contracts/domain/scan-catalog';
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
  /** Centers and prices within the distance; with a chosen center, its price. */
  option?: DistanceOption;
  /** The chosen center. */
  center?: NearbyLocation;
  /** The market's usual price in dollars. */
  market?: number;
}

/** Returns the prices of an option at the chosen center: what the patient sees is what the request stores. */
export function withCenterPrice(option: DistanceOption | undefined, center: NearbyLocation | undefined): DistanceOption | undefined {
  if (!option || center?.total === undefined || center.deposit === undefined) return option;
  const price = center.total - center.deposit;
  return { ...option, centers: 1, minPrice: price, maxPrice: price, minTotal: center.total, minFee: center.deposit };
}

/** Loads the chosen center; `isGone` once it no longer offers the scan. */
export function useChosenCenter({ locationId, ...one }: StepOneValues): { center?: NearbyLocation; isGone: boolean } {
  const arg = toDistanceQuery(one);
  const query =
    arg === skipToken || locationId === undefined ? skipToken : { zipCode: arg.zip, scanServiceId: arg.scanServiceId, distance: nearMiles };
  const { currentData: centers } = useScanLocationsQuery(query);
  const center = centers?.find(({ id }) => id === locationId);
  return { center, isGone: centers !== undefined && center === undefined };
}

/** Loads the details of the choices of step 1: the scan, the distance option with its prices, the market rate. Undefined until loaded. */
export function useRequestDetails(one: StepOneValues): RequestDetails {
  const { data: scans } = useScanListQuery();
  const arg = toDistanceQuery(one);
  const { currentData: options } = useDistanceOptionsQuery(arg);
  const { currentData: cost } = useScanCostQuery(arg === skipToken ? arg : { zipCode: arg.zip, scanServiceId: arg.scanServiceId });
  const { center } = useChosenCenter(one);
  return {
    scan: scans?.find(({ id }) => String(id) === one.scanServiceId),
    option: withCenterPrice(
      options?.find(({ miles }) => String(miles) === one.miles),
      center,
    ),
    center,
    market: cost?.ceiling,
  };
}
