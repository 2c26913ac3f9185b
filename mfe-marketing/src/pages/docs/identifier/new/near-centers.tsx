import { useScanLocationsQuery } from '@scanharbor/shared-contracts/api/scans';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { Quiet } from '../../../../components/quiet';
import { doctorTexts, previewMiles } from '../../../../content/doctors';
import { type DoctorRequestValues, isLookedUp } from './request-values';

const texts = doctorTexts.request;
const shown = 3;

/** The centers that could make the scan, nearest first, so that nobody sends a request into the dark. Blank entries do not count (MK-130). */
export function NearCenters() {
  const { zipCode, scanServiceId } = useFormikContext<DoctorRequestValues>().values;
  const skip = !isLookedUp(zipCode, scanServiceId);
  const query = { zipCode, scanServiceId: Number(scanServiceId), distance: previewMiles };
  const { currentData: locations = [] } = useScanLocationsQuery(query, { skip });
  const names = [...new Set(locations.map(({ name }) => name.trim()))].filter(Boolean);
  return (
    <Quiet role="status">
      {!skip && names.length > 0 && (
        <Text $size="note" $colour="ink2">
          {texts.near(names.slice(0, shown), names.length - shown)}
        </Text>
      )}
    </Quiet>
  );
}
