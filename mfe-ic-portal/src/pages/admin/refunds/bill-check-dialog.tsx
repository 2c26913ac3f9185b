import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useLazyBilledEstimatesQuery } from '@scanharbor/shared-contracts/api/refunds';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { checkBill, type Estimate, getEstimateTotal } from '@scanharbor/shared-contracts/domain/estimate';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { object, string } from 'yup';
import { DialogActions } from '../../../components/dialog-actions';
import { texts } from '../../../texts';

const billTexts = texts.billCheck;

const isId = (text = '') => /^#?\d{1,9}$/.test(text.trim());
const toId = (text: string) => Number(text.trim().replace('#', ''));
const isAmount = (text = '') => /^\$?\d{1,7}(\.\d{1,2})?$/.test(text.trim().replaceAll(',', ''));
const toCents = (text: string) => Math.round(Number(text.trim().replace(/[$,]/g, '')) * 100);

const schema = object({
  request: string().test('request', billTexts.requestWrong, isId),
  billed: string().test('billed', billTexts.billedWrong, isAmount),
  billedOn: string().test('billedOn', billTexts.billedOnWrong, (day = '') => day !== '' && day <= getCivilToday()),
});

const empty = { request: '', billed: '', billedOn: '' };

interface Checked {
  requestId: number;
  /** Undefined when the request has none. */
  estimate: Estimate | undefined;
  cents: number;
  billedOn: string;
}

const formatCents = (cents: number) => formatDollars(cents / 100);

/** The bill beside the latest estimate, and what that means for the patient. */
function Result({ requestId, estimate, cents, billedOn }: Checked) {
  if (!estimate) return <Text>{billTexts.none(requestId)}</Text>;
  const { overCents, disputeUntil } = checkBill(estimate, { cents, billedOn });
  const { version, issuedAt, provider } = estimate;
  const isOver = disputeUntil !== undefined;
  return (
    <Stack $gap="space12">
      <SummaryList
        rows={[
          { label: billTexts.provider, value: provider.location },
          {
            label: billTexts.estimate,
            value: billTexts.estimateOf(formatCents(getEstimateTotal(estimate)), version, formatShortDate(issuedAt)),
          },
          { label: billTexts.bill, value: formatCents(cents) },
          {
            label: billTexts.difference,
            value: (
              <StatusPill $tone={isOver ? 'danger' : 'ok'}>
                {overCents > 0 ? billTexts.above(formatCents(overCents)) : billTexts.within}
              </StatusPill>
            ),
          },
        ]}
      />
      <Text $strong>
        {!isOver
          ? billTexts.noDispute
          : disputeUntil < getCivilToday()
            ? billTexts.expired(formatShortDate(disputeUntil))
            : billTexts.dispute(formatShortDate(disputeUntil))}
      </Text>
    </Stack>
  );
}

/** Compares what a center billed with the good-faith estimate of the request (45 CFR 149.620); stores nothing. */
export function BillCheckDialog({ onClose }: { onClose: () => void }) {
  const [load] = useLazyBilledEstimatesQuery();
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<string>();
  const check = async ({ request, billed, billedOn }: typeof empty) => {
    setFailure(undefined);
    setChecked(undefined);
    const requestId = toId(request);
    try {
      const [estimate] = await load(requestId).unwrap();
      setChecked({ requestId, estimate, cents: toCents(billed), billedOn });
    } catch (error) {
      setFailure(getErrorMessage(error, billTexts.failed));
    }
  };
  return (
    <Dialog title={billTexts.title} onClose={onClose} size="small">
      <Text $color="ink2">{billTexts.lead}</Text>
      <AppForm initialValues={empty} validationSchema={schema} onSubmit={check} idPrefix="bill">
        <TextField name="request" label={billTexts.request} inputMode="numeric" autoComplete="off" />
        <TextField name="billed" label={billTexts.billed} inputMode="decimal" autoComplete="off" />
        <TextField name="billedOn" type="date" label={billTexts.billedOn} />
        <FormFailure>{failure}</FormFailure>
        <div role="status">{checked && <Result {...checked} />}</div>
        <DialogActions action={billTexts.check} cancel={billTexts.close} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}
