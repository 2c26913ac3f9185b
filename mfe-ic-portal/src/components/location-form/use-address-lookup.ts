import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useLazyGeocodeQuery, useLazyLocationTimeZoneQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import { addressSchema, type LocationValues } from './location-values';

const toGeocodeQuery = ({ address1, city, state, zipCode }: LocationValues) => ({
  address: address1.trim(),
  city: city.trim(),
  state,
  zip: zipCode,
});

/**
 * Fills in coordinates and time zone from the address of the form (IC-154, IC-155). Runs only when the address is valid
 * and differs from the stored one and the last one looked up; an address that is not found is an error of the form.
 */
export function useAddressLookup() {
  const { values, initialValues, setFieldValue, validateField, setFieldTouched } = useFormikContext<LocationValues>();
  const [geocode] = useLazyGeocodeQuery();
  const [fetchZone] = useLazyLocationTimeZoneQuery();
  const [lastKey, setLastKey] = useState(() => (initialValues.latitude ? JSON.stringify(toGeocodeQuery(initialValues)) : ''));
  const [isLookingUp, setIsLookingUp] = useState(false);
  const [failure, setFailure] = useState<string>();
  const address = toGeocodeQuery(values);
  const key = JSON.stringify(address);
  const changed = key !== lastKey;
  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
  }, [key]);

  const lookup = async () => {
    if (isLookingUp || !changed) return;
    setFailure(undefined);
    if (!addressSchema.isValidSync(values)) {
      for (const field of ['address1', 'city', 'state', 'zipCode'] as const) {
        await setFieldTouched(field, true, false);
        await validateField(field);
      }
      setFailure(texts.location.lookupIncomplete);
      return;
    }
    setIsLookingUp(true);
    try {
      const { latitude, longitude } = await geocode(address).unwrap();
      const { timeZone } = await fetchZone({ latitude, longitude }).unwrap();
      // The address changed during the lookup.
      if (latest.current !== key) {
        setFailure(texts.location.lookupStale);
        return;
      }
      await setFieldValue('latitude', String(latitude));
      await setFieldValue('longitude', String(longitude));
      await setFieldValue('timeZone', timeZone);
      setLastKey(key);
    } catch (error) {
      setFailure(latest.current === key ? getErrorMessage(error, texts.location.lookupFailed) : texts.location.lookupStale);
    } finally {
      setIsLookingUp(false);
    }
  };

  return { lookup, isLookingUp, changed, failure };
}
