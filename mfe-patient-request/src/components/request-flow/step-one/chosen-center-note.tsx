import { paths } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type NearbyLocation } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { scanTexts } from '../../../texts';
import { withoutCenter } from '../chosen-center';

/** The center that was chosen in the results, with the way back to them; undefined when it no longer offers the scan. */
export function ChosenCenter({ center, canChange }: { center: NearbyLocation | undefined; canChange: boolean }) {
  const { values, setValues } = useFormikContext<StepOneValues>();
  return (
    <Card $tone="tint" aria-labelledby="chosen-center">
      <Stack $gap="space8">
        <Heading level={2} size="small" id="chosen-center">
          {scanTexts.chosenCenter}
        </Heading>
        <Text>
          {center ? scanTexts.center(center.name, center.city, center.distance) : scanTexts.centerGone}
          {center?.total !== undefined && values.payment !== 'insurance' && `, ${scanTexts.total(formatDollars(center.total))}`}
        </Text>
        <Cluster>
          {canChange && <Link to={paths.centers()}>{scanTexts.changeCenter}</Link>}
          <Button variant="link" onClick={() => void setValues(withoutCenter(values))}>
            {scanTexts.anyCenter}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
