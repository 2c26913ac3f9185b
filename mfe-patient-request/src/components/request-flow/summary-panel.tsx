import { Card, Divider, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { flowTexts, labels, scanTexts } from '../../texts';
import { formatScanLabel, useRequestDetails } from './use-request-details';

/** 'Your request': the choices so far and their price. */
export function SummaryPanel({ one }: { one: StepOneValues }) {
  const { scan, option, center, market } = useRequestDetails(one);
  const near = [one.zipCode, one.miles && scanTexts.miles(one.miles)].filter(Boolean).join(', ');
  const selfPay = one.payment === 'self-pay';
  const rows = [
    { label: labels.scan, value: scan ? formatScanLabel(scan) : flowTexts.notChosen },
    { label: labels.near, value: near || flowTexts.notChosen },
    ...(center ? [{ label: labels.center, value: center.name }] : []),
    ...(one.payment === 'insurance' ? [{ label: labels.payment, value: labels.insurance }] : []),
    ...(selfPay && option
      ? [
          { label: labels.hold, value: formatDollars(option.minFee) },
          { label: labels.atScan, value: formatDollars(option.minPrice) },
          { label: labels.total, value: <strong>{formatDollars(option.minTotal)}</strong> },
        ]
      : []),
  ];
  return (
    <Card aria-labelledby="request-summary">
      <Stack>
        <Heading level={2} size="small" id="request-summary">
          {flowTexts.summary}
        </Heading>
        <SummaryList rows={rows} />
        {selfPay && option && market !== undefined && market > option.minTotal && (
          <>
            <Divider />
            <Text $size="note">
              {labels.market} <s>{formatDollars(market)}</s>
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
