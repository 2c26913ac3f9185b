import { Card, Divider, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { flowTexts, labels, scanTexts } from '../../texts';
import { scanLabel, useRequestFacts } from './use-request-facts';

/** 'Your request': what is chosen so far, and what it costs. */
export function SummaryPanel({ one }: { one: StepOneValues }) {
  const { scan, option, market } = useRequestFacts(one);
  const near = [one.zipCode, one.miles && scanTexts.miles(one.miles)].filter(Boolean).join(', ');
  const selfPay = one.payment === 'self-pay';
  const rows = [
    { label: labels.scan, value: scan ? scanLabel(scan) : flowTexts.notChosen },
    { label: labels.near, value: near || flowTexts.notChosen },
    ...(one.payment === 'insurance' ? [{ label: labels.payment, value: labels.insurance }] : []),
    ...(selfPay && option
      ? [
          { label: labels.hold, value: dollars(option.minFee) },
          { label: labels.atScan, value: dollars(option.minPrice) },
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
              {labels.market} <s>{dollars(market)}</s>
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
