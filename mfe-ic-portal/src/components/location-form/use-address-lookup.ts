import { failureMessage } from '@scanharbor/shared-contracts';
import { useLazyGeocodeQuery, useLazyLocationTimeZoneQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import { addressSchema, type LocationValues } from './location-values';

const addressOf = ({ address1, city, state, zipCode }: LocationValues) => ({
  address: address1.trim(),
  city: city.trim(),
  state,
  zip: zipCode,
});

/**
 * Fills coordinates and time zone from the address of the form (IC-154, IC-155). Runs only when the address is valid
 * and differs from the last one looked up or stored; what is not found leaves the form open with an error.
 */
export function useAddressLookup() {
  const { values, initialValues, setFieldValue, validateField, setFieldTouched } = useFormikContext<LocationValues>();
  const [geocode] = useLazyGeocodeQuery();
  const [zoneAt] = useLazyLocationTimeZoneQuery();
  const [done, setDone] = useState(() => (initialValues.latitude ? JSON.stringify(addressOf(initialValues)) : ''));
  const [looking, setLooking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const address = addressOf(values);
  const asText = JSON.stringify(address);
  const changed = asText !== done;
  const latest = useRef(asText);
  useEffect(() => {
    latest.current = asText;
  }, [asText]);

  const lookup = async () => {
    if (looking || !changed) return;
    setFailure(undefined);
    if (!addressSchema.isValidSync(values)) {
      for (const field of ['address1', 'city', 'state', 'zipCode'] as const) {
        await setFieldTouched(field, true, false);
        await validateField(field);
      }
      setFailure(texts.location.lookupIncomplete);
      return;
    }
    setLooking(true);
    try {
      const { latitude, longitude } = await geocode(address).unwrap();
      const { timeZone } = await zoneAt({ latitude, longitude }).unwrap();
      // An answer for an address that was changed meanwhile is worth nothing.
      if (latest.current !== asText) {
        setFailure(texts.location.lookupStale);
        return;
      }
      await setFieldValue('latitude', String(latitude));
      await setFieldValue('longitude', String(longitude));
      await setFieldValue('timeZone', timeZone);
      setDone(asText);
    } catch (error) {
      setFailure(latest.current === asText ? failureMessage(error, texts.location.lookupFailed) : texts.location.lookupStale);
    } finally {
      setLooking(false);
    }
  };

  return { lookup, looking, changed, failure };
}
