import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { Card, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../../texts';
import { priceOf } from '../scan-panel';
import { priceRows } from './answer-rows';

/** What is paid and when, before the card is asked for. */
export function PricePanel({ about }: { about: InvitedScan }) {
  const { payment } = texts;
  return (
    <Card as="div" $tone="tint">
      <Stack>
        <SummaryList
          rows={[
            { label: payment.now, value: payment.nothing },
            ...priceRows(about),
            { label: payment.total, value: dollars(priceOf(about)) },
          ]}
        />
        <Text $size="note">{payment.note}</Text>
      </Stack>
    </Card>
  );
}
