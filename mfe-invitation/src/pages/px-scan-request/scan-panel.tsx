import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { Card, Stack, SummaryList, type SummaryRow } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';

/** The price of an invited scan: what is paid at the scan and the deposit (IN-041). */
export const priceOf = ({ scan }: InvitedScan): number => scan.minPrice + scan.fee;

/** Who ordered the scan, and for which practice. */
export const orderRows = ({ prescriber, organization }: InvitedScan): SummaryRow[] => [
  { label: texts.scan.orderedBy, value: `Dr. ${prescriber.firstName} ${prescriber.lastName}` },
  { label: texts.scan.organization, value: organization },
];

/** The scan, who ordered it, and its price (IN-004, IN-040). */
export function ScanPanel({ about }: { about: InvitedScan }) {
  const { scan } = about;
  return (
    <Card aria-labelledby="scan-panel">
      <Stack>
        <Heading level={2} size="small" id="scan-panel">
          {texts.scan.title}
        </Heading>
        <Text $strong>{scan.name}</Text>
        <SummaryList rows={[...orderRows(about), { label: texts.scan.price, value: dollars(priceOf(about)) }]} />
      </Stack>
    </Card>
  );
}
