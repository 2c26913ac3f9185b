import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { Card, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { addressText } from '../../components/grid/centers';
import { zoneText } from '../../components/location-form/zone-options';
import { texts } from '../../texts';

const words = texts.location;

/** A location for those who may not change it (D115). */
export function LocationSummary({ location }: { location: ManagedLocation }) {
  const { phone, fax, timeZone, isActive } = location;
  return (
    <Card>
      <Stack>
        <Text $colour="ink2">{words.readOnly}</Text>
        <SummaryList
          rows={[
            { label: words.address1, value: addressText(location) },
            { label: words.phone, value: phone || texts.test.none },
            { label: words.fax, value: fax || texts.test.none },
            { label: words.timeZone, value: zoneText(timeZone) },
            { label: texts.locations.status, value: isActive ? texts.locations.isActive : texts.locations.isInactive },
          ]}
        />
      </Stack>
    </Card>
  );
}
