import { useLocationsQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { FieldFrame, useFieldId } from '@scanharbor/shared-ui/field';
import { SelectInput } from '@scanharbor/shared-ui/select-field';
import { useFormikContext } from 'formik';
import { texts } from '../../texts';

const locationTexts = texts.location;
const name = 'copyFrom';

/** Chooses the location whose schedule a new one gets, and with it the modalities, which can be changed. Absent without a location. */
export function CopyFromField() {
  const id = useFieldId(name);
  const { values, setFieldValue } = useFormikContext<{ copyFrom: string }>();
  const { data: locations = [] } = useLocationsQuery();
  if (locations.length === 0) return null;
  const choose = async (choice: string) => {
    await setFieldValue(name, choice, false);
    const source = locations.find((location) => String(location.id) === choice);
    if (source)
      await setFieldValue(
        'modalities',
        source.modalities.map(({ scanTypeId }) => String(scanTypeId)),
        false,
      );
  };
  return (
    <FieldFrame id={id} label={locationTexts.copyFrom} hint={locationTexts.copyFromHint} optional>
      <SelectInput
        id={id}
        name={name}
        value={values.copyFrom}
        aria-describedby={`${id}-hint`}
        emptyLabel={locationTexts.copyNone}
        options={locations.map((location) => ({ value: String(location.id), label: location.name }))}
        onChange={({ target }) => void choose(target.value)}
      />
    </FieldFrame>
  );
}
