import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useIssueRefundMutation, useRefundQuery } from '@scanharbor/shared-contracts/api/refunds';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { type Refund } from '@scanharbor/shared-contracts/domain/refund';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog, DialogButtons } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { SummaryList } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { useState } from 'react';
import { object, string } from 'yup';
import { DialogActions } from '../../../components/dialog-actions';
import { fullName } from '../../../components/grid/patient';
import { useSendingInWords } from '../../../components/use-sending-in-words';
import { messageDelays, texts } from '../../../texts';
import { refundReason, refundStatus, refundTime } from './refund-columns';

const words = texts.refunds;

const isPercent = (text = '') => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100;
const schema = object({ percent: string().test('percent', words.percentWrong, isPercent) });

const rowsOf = (refund: Refund) => [
  { label: words.patient, value: fullName(refund.patient) },
  { label: words.scan, value: refund.scanName },
  { label: words.location, value: refund.locationName },
  { label: words.appointment, value: refundTime(refund) },
  { label: words.reason, value: refundReason(refund) },
  { label: words.fee, value: dollars(refund.fee) },
  { label: words.status, value: refundStatus(refund) },
];

function IssueForm({ refund: { requestId, appointmentId }, onClose }: { refund: Refund; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [issue] = useIssueRefundMutation();
  const { failure, send } = useSendingInWords(words.issueFailed);
  const pay = async (percent: number) => {
    await issue({ requestId, percent, appointmentId }).unwrap();
    dispatch(messageShown({ status: true, message: words.issued(requestId, percent), delay: messageDelays.listAction }));
    onClose();
  };
  return (
    <AppForm
      initialValues={{ percent: '100' }}
      validationSchema={schema}
      onSubmit={({ percent }) => send(() => pay(Number(percent)))}
      idPrefix="refund"
    >
      <TextField name="percent" label={words.percent} inputMode="numeric" autoComplete="off" />
      <FormFailure>{failure}</FormFailure>
      <DialogActions act={words.issue} keep={words.keep} onKeep={onClose} />
    </AppForm>
  );
}

/**
 * The refund as it stands, of the appointment that was shown first: once that one is paid, the request's next one takes its
 * place in the answer, and must not under the button.
 */
function useOneRefund(requestId: number) {
  const { currentData, isError, refetch } = useRefundQuery(requestId);
  const [first, setFirst] = useState<Refund>();
  if (currentData && first?.requestId !== requestId) setFirst(currentData);
  const isOther = first?.requestId === requestId && first.appointmentId !== currentData?.appointmentId;
  return { refund: isOther ? first : currentData, isError, refetch };
}

/** The refund of one scan, and the way to issue a percent of it, once (IC-244). */
export function RefundDialog({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const { refund, isError, refetch } = useOneRefund(requestId);
  return (
    <Dialog title={words.titleOf(requestId)} onClose={onClose} size="small">
      {refund && <SummaryList rows={rowsOf(refund)} />}
      {refund && !refund.complete && <IssueForm refund={refund} onClose={onClose} />}
      {refund?.complete && (
        <DialogButtons>
          <Button onClick={onClose}>{words.close}</Button>
        </DialogButtons>
      )}
      {!refund && isError && <LoadError title={words.loadFailed} onRetry={() => void refetch()} level={3} />}
      {!refund && !isError && <Skeleton lines={6} />}
    </Dialog>
  );
}
