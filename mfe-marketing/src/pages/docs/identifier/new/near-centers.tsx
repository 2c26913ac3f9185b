import { useScanLocationsQuery } from '@scanharbor/shared-contracts/api/scans';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { StatusSlot } from '../../../../components/status-slot';
import { doctorTexts, previewMiles } from '../../../../content/doctors';
import { type DoctorRequestValues, isLookedUp } from './request-values';

const texts = doctorTexts.request;
const maxShown = 3;

/** Lists the centers that offer the scan, nearest first, before the request is sent. Blank entries do not count (MK-130). */
export function NearCenters() {
  const { zipCode, scanServiceId } = useFormikContext<DoctorRequestValues>().values;
  const skip = !isLookedUp(zipCode, scanServiceId);
  const query = { zipCode, scanServiceId: Number(scanServiceId), distance: previewMiles };
  const { currentData: locations = [] } = useScanLocationsQuery(query, { skip });
  const names = [...new Set(locations.map(({ name }) => name.trim()))].filter(Boolean);
  return (
    <StatusSlot role="status">
      {!skip && names.length > 0 && (
        <Text $size="note" $color="ink2">
          {texts.near(names.slice(0, maxShown), names.length - maxShown)}
        </Text>
      )}
    </StatusSlot>
  );
}
