import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { Card, Stack, SummaryList, type SummaryRow } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';

/** Returns the price of an invited scan: the payment at the scan plus the deposit (IN-041). */
export const getPrice = ({ scan }: InvitedScan): number => scan.minPrice + scan.fee;

/** Returns the doctor who ordered the scan, and the practice. */
export const orderRows = ({ prescriber, organization }: InvitedScan): SummaryRow[] => [
  { label: texts.scan.orderedBy, value: `Dr. ${formatFullName(prescriber)}` },
  { label: texts.scan.organization, value: organization },
];

/** The scan, its order and its price (IN-004, IN-040). */
export function ScanPanel({ about }: { about: InvitedScan }) {
  const { scan } = about;
  return (
    <Card aria-labelledby="scan-panel">
      <Stack>
        <Heading level={2} size="small" id="scan-panel">
          {texts.scan.title}
        </Heading>
        <Text $strong>{scan.name}</Text>
        <SummaryList rows={[...orderRows(about), { label: texts.scan.price, value: formatDollars(getPrice(about)) }]} />
      </Stack>
    </Card>
  );
}
