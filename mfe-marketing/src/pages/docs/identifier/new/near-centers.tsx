import { useScanLocationsQuery } from '@scanharbor/shared-contracts/api/scans';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { doctorTexts, previewMiles } from '../../../../content/doctors';
import { type DoctorRequestValues, isLookedUp } from './request-values';

const texts = doctorTexts.request;
const shown = 3;

/** Takes no room while it says nothing. */
const Said = styled(Text)`
  &:empty {
    position: absolute;
  }
`;

/** The centers that could make the scan, nearest first, so that nobody sends a request into the dark. Blank entries do not count (MK-130). */
export function NearCenters() {
  const { zipCode, scanServiceId } = useFormikContext<DoctorRequestValues>().values;
  const skip = !isLookedUp(zipCode, scanServiceId);
  const query = { zipCode, scanServiceId: Number(scanServiceId), distance: previewMiles };
  const { currentData: locations = [] } = useScanLocationsQuery(query, { skip });
  const names = [...new Set(locations.map(({ name }) => name.trim()))].filter(Boolean);
  return (
    <Said role="status" $size="note" $colour="ink2">
      {!skip && names.length > 0 && texts.near(names.slice(0, shown), names.length - shown)}
    </Said>
  );
}
