import { useScanLocationsQuery } from '@scanharbor/shared-contracts/api/scans';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldFrame, FieldGroup } from '@scanharbor/shared-ui/field';
import { Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { SelectInput } from '@scanharbor/shared-ui/select-field';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { doctorTexts, previewMiles } from '../../../../content/doctors';
import { type DoctorRequestValues, isLookedUp } from './request-values';

const texts = doctorTexts.request;
const groupId = 'preferred-centers';

/** The list of preferred centers: a menu for each, of the centers that offer the scan, nearest first. Blank menus do not count (MK-130). */
export function PreferredCenters() {
  const { values, setFieldValue } = useFormikContext<DoctorRequestValues>();
  const { zipCode, scanServiceId, locations } = values;
  const skip = !isLookedUp(zipCode, scanServiceId);
  const query = { zipCode, scanServiceId: Number(scanServiceId), distance: previewMiles };
  const { currentData: centers = [], isError, isFetching, refetch } = useScanLocationsQuery(query, { skip });
  // Centers of another scan or ZIP code are no choice anymore.
  useEffect(() => void setFieldValue('locations', ['']), [zipCode, scanServiceId, setFieldValue]);

  if (skip) return null;
  if (isError) return <LoadError level={3} title={texts.locationsFailed} retrying={isFetching} onRetry={() => void refetch()} />;
  if (centers.length === 0) return null;
  const options = centers.map(({ id, name, city, distance }) => ({ value: String(id), label: texts.center(name, city, distance) }));
  const choose = (index: number, id: string) =>
    void setFieldValue(
      'locations',
      locations.map((entry, at) => (at === index ? id : entry)),
    );
  return (
    <FieldGroup id={groupId} label={texts.locations} hint={texts.locationsHint}>
      <Stack $gap="space12">
        {locations.map((entry, index) => {
          const id = `${groupId}-${index}`;
          return (
            <FieldFrame key={id} id={id} label={texts.location(index + 1)}>
              <SelectInput
                id={id}
                options={options}
                emptyLabel={texts.anyCenter}
                value={entry}
                onChange={({ target }) => choose(index, target.value)}
              />
            </FieldFrame>
          );
        })}
        {locations.length < centers.length && (
          <div>
            <Button variant="link" onClick={() => void setFieldValue('locations', [...locations, ''])}>
              {texts.addLocation}
            </Button>
          </div>
        )}
      </Stack>
    </FieldGroup>
  );
}
