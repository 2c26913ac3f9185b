import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useIssueRefundMutation, useRefundQuery } from '@scanharbor/shared-contracts/api/refunds';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { getRefundAmount, type Refund } from '@scanharbor/shared-contracts/domain/refund';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog, DialogButtons } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { SummaryList } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import { object, string } from 'yup';
import { DialogActions } from '../../../components/dialog-actions';
import { useSubmitWithErrors } from '../../../components/use-submit-with-errors';
import { messageDelays, texts } from '../../../texts';
import { refundReason, refundStatus, formatRefundTime } from './refund-columns';

const refundTexts = texts.refunds;

const isPercent = (text = '') => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100;
const schema = (promised: number) =>
  object({
    percent: string()
      .test('percent', refundTexts.percentWrong, isPercent)
      .test('promised', refundTexts.belowPromise(promised), (text = '') => !isPercent(text) || Number(text) >= promised),
  });

const toSummaryRows = (refund: Refund) => [
  { label: refundTexts.patient, value: formatFullName(refund.patient) },
  { label: refundTexts.scan, value: refund.scanName },
  { label: refundTexts.location, value: refund.locationName },
  { label: refundTexts.appointment, value: formatRefundTime(refund) },
  { label: refundTexts.reason, value: refundReason(refund) },
  { label: refundTexts.fee, value: formatDollars(refund.fee) },
  ...(refund.promised === undefined ? [] : [{ label: refundTexts.promised, value: refundTexts.atLeast(refund.promised) }]),
  { label: refundTexts.status, value: refundStatus(refund) },
];

interface ConfirmProps {
  refund: Refund;
  percent: number;
  /** Back to the percentage. */
  onBack: () => void;
  onClose: () => void;
}

/** Names the amount and the person, then issues the refund. */
function ConfirmRefund({ refund, percent, onBack, onClose }: ConfirmProps) {
  const { requestId, appointmentId } = refund;
  const dispatch = useAppDispatch();
  const [issue] = useIssueRefundMutation();
  const { failure, sending, send } = useSubmitWithErrors(refundTexts.issueFailed);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const amount = formatDollars(getRefundAmount(refund, percent));
  const name = formatFullName(refund.patient);
  const pay = async () => {
    await issue({ requestId, percent, appointmentId }).unwrap();
    dispatch(messageShown({ status: true, message: refundTexts.issued(amount, name, requestId), delay: messageDelays.listAction }));
    onClose();
  };
  return (
    <>
      <Text ref={question} tabIndex={-1} $strong>
        {refundTexts.ask(amount, name)}
      </Text>
      <FormFailure>{failure}</FormFailure>
      <DialogButtons>
        <Button disabled={sending} onClick={onBack}>
          {refundTexts.change}
        </Button>
        <Button variant="primary" saving={sending} onClick={() => void send(pay)}>
          {refundTexts.confirm(amount)}
        </Button>
      </DialogButtons>
    </>
  );
}

function IssueForm({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const [percent, setPercent] = useState(100);
  const [confirming, setConfirming] = useState(false);
  if (confirming) return <ConfirmRefund refund={refund} percent={percent} onBack={() => setConfirming(false)} onClose={onClose} />;
  return (
    <AppForm
      initialValues={{ percent: String(percent) }}
      validationSchema={schema(refund.promised ?? 0)}
      onSubmit={(values) => {
        setPercent(Number(values.percent));
        setConfirming(true);
      }}
      idPrefix="refund"
    >
      {({ values }) => (
        <>
          <TextField name="percent" label={refundTexts.percent} inputMode="numeric" autoComplete="off" />
          <Text role="status" $color="ink2">
            {isPercent(values.percent) &&
              refundTexts.amount(formatDollars(getRefundAmount(refund, Number(values.percent))), formatDollars(refund.fee))}
          </Text>
          <DialogActions action={refundTexts.issue} cancel={refundTexts.keep} onCancel={onClose} />
        </>
      )}
    </AppForm>
  );
}

/**
 * Returns the current refund of the appointment that was shown first. Once that one is paid, the response contains the
 * request's next refund, which must not appear under the button.
 */
function useFirstRefund(requestId: number) {
  const { currentData, isError, refetch } = useRefundQuery(requestId);
  const [first, setFirst] = useState<Refund>();
  if (currentData && first?.requestId !== requestId) setFirst(currentData);
  const isOther = first?.requestId === requestId && first.appointmentId !== currentData?.appointmentId;
  return { refund: isOther ? first : currentData, isError, refetch };
}

/** Shows the refund of one scan, with a form that issues a percentage of it, once and after a confirmation (IC-244). */
export function RefundDialog({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const { refund, isError, refetch } = useFirstRefund(requestId);
  return (
    <Dialog title={refundTexts.titleOf(requestId)} onClose={onClose} size="small">
      {refund && <SummaryList rows={toSummaryRows(refund)} />}
      {refund && !refund.complete && <IssueForm refund={refund} onClose={onClose} />}
      {refund?.complete && (
        <DialogButtons>
          <Button onClick={onClose}>{refundTexts.close}</Button>
        </DialogButtons>
      )}
      {!refund && isError && <LoadError title={refundTexts.loadFailed} onRetry={() => void refetch()} level={3} />}
      {!refund && !isError && <Skeleton lines={6} />}
    </Dialog>
  );
}
