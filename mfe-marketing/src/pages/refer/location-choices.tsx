import { usePreferredLocationsQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { CheckboxGroup } from '@scanharbor/shared-ui/checkbox-group';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { doctorTexts } from '../../content/doctors';

const texts = doctorTexts.refer;

/** Centers around the zip to choose from, once the doctor prefers some. */
export function LocationChoices() {
  const { values } = useFormikContext<{ prefers: boolean; zipCode: string }>();
  const skip = !values.prefers || !isZip(values.zipCode);
  const { currentData: locations } = usePreferredLocationsQuery({ zipCode: values.zipCode }, { skip });
  if (skip || !locations) return null;
  if (locations.length === 0) return <Text>{texts.noLocations}</Text>;
  const options = locations.map(({ id, name, address1, city, state }) => ({
    value: String(id),
    label: name,
    note: `${address1}, ${city}, ${state}`,
  }));
  return <CheckboxGroup name="locations" label={texts.locations} options={options} optional />;
}
