import { useDraft, useSession } from '@scanharbor/shared-contracts';
import { useScanTypesQuery } from '@scanharbor/shared-contracts/api/scan-types';
import { type RequestPrefill, requestPrefillKey } from '@scanharbor/shared-contracts/domain/request-prefill';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { type ScanRate } from '../content/rates';

/** Returns the ZIP code for which prices are shown: the last one entered for a request, else the profile's; undefined without one. */
export function usePriceZip(): string | undefined {
  const { user } = useSession();
  const { value } = useDraft<RequestPrefill>(requestPrefillKey);
  return [value?.zipCode, user?.zipCode].find((zip) => zip !== undefined && isZip(zip));
}

/** Returns the lowest total and the market rate of each scan type at the place of the user, undefined until loaded. */
export function useTypePrices() {
  const zip = usePriceZip();
  const { currentData: types } = useScanTypesQuery(zip);
  const find = ({ name, type = name }: Pick<ScanRate, 'name' | 'type'>) => types?.find(({ value }) => value === type);
  return { zip, types, find };
}
