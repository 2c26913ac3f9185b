import { usePreferredLocationsQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { CheckboxGroup } from '@scanharbor/shared-ui/checkbox-group';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { doctorTexts } from '../../content/doctors';
import { toCenterKey } from './center-keys';

const texts = doctorTexts.refer;

/** Shows the centers near the ZIP code as choices, when the doctor prefers some. */
export function LocationChoices() {
  const { zipCode, prefers } = useFormikContext<{ prefers: boolean; zipCode: string }>().values;
  const skip = !prefers || !isZip(zipCode);
  const { currentData: locations, isError, isFetching, refetch } = usePreferredLocationsQuery({ zipCode }, { skip });
  if (skip) return null;
  if (!locations && isError) {
    return <LoadError title={doctorTexts.page.locationsFailed} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!locations) return <Skeleton lines={2} />;
  if (locations.length === 0) return <Text>{texts.noLocations}</Text>;
  const options = locations.map(({ id, name, address1, city, state }) => ({
    value: toCenterKey(zipCode, id),
    label: name,
    note: `${address1}, ${city}, ${state}`,
  }));
  return <CheckboxGroup name="locations" label={texts.locations} options={options} optional />;
}
