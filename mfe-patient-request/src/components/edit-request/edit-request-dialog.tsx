import { useState } from 'react';
import { failureMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { type RequestChanges, useChangeRequestMutation } from '@scanharbor/shared-contracts/api/scans';
import { useEditableRequestQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { useSending } from '@scanharbor/shared-ui/sending';
import { cardTexts } from '../booking-card/booking-card.texts';
import { Question } from '../booking-card/question';
import { useRecordDrafts } from '../request-flow/use-record-drafts';
import { editRequestTexts as texts } from './edit-request.texts';
import { PaymentFields, usePriceOf } from './payment-fields';
import { UnreadRequest } from './unread-request';

interface EditValues {
  payment: 'self-pay' | 'insurance';
}

interface EditRequestDialogProps {
  progressId: number;
  /** `done`: something was stored. */
  onClose: (result?: 'done') => void;
}

/**
 * Changes how a request in progress is paid, or gives it up after a question (PR-190 to PR-192, D79). A request that was
 * sent is cancelled by the care team instead.
 */
export function EditRequestDialog({ progressId, onClose }: EditRequestDialogProps) {
  const dispatch = useAppDispatch();
  const query = useEditableRequestQuery({ progressId });
  const stored = query.data?.isSent ? null : query.data;
  const price = usePriceOf(stored);
  const [changeRequest] = useChangeRequestMutation();
  const { dropAllOf, payAllOf } = useRecordDrafts();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { sending, send } = useSending();

  const change = async (changes: Omit<RequestChanges, 'requestId'>, message: string, onStored: () => void) => {
    setProblem(undefined);
    try {
      await changeRequest({ requestId: progressId, inProgress: true, ...changes }).unwrap();
      dispatch(messageShown({ status: true, message, delay: 5000 }));
      onStored();
      onClose('done');
    } catch (error) {
      setProblem(failureMessage(error, texts.failed));
    }
  };
  const withdraw = () => void send(() => change({ active: false }, texts.withdrawn, () => dropAllOf(progressId)));
  const save = ({ payment }: EditValues) => {
    const selfPay = payment === 'self-pay';
    return change({ selfPay, ...(selfPay && price ? { fee: price.minFee } : {}) }, texts.saved, () => payAllOf(progressId, payment));
  };

  return (
    <Dialog title={texts.title} onClose={() => onClose()}>
      {!stored ? (
        <UnreadRequest query={{ ...query, data: stored }} />
      ) : (
        <Stack $gap="space24">
          {!asking && (
            <AppForm<EditValues>
              idPrefix={`edit-${progressId}`}
              label={texts.title}
              initialValues={{ payment: stored.selfPay ? 'self-pay' : 'insurance' }}
              onSubmit={save}
            >
              {({ values }) => (
                <>
                  <PaymentFields price={price} selfPay={values.payment === 'self-pay'} />
                  <Cluster $justify="space-between">
                    <Button variant="danger-outline" onClick={() => setAsking(true)}>
                      {texts.withdraw}
                    </Button>
                    <SubmitButton>{texts.save}</SubmitButton>
                  </Cluster>
                </>
              )}
            </AppForm>
          )}
          {asking && (
            <Question title={cardTexts.sure}>
              <Cluster>
                <Button variant="danger" saving={sending} onClick={withdraw}>
                  {cardTexts.confirmCancel}
                </Button>
                <Button disabled={sending} onClick={() => setAsking(false)}>
                  {cardTexts.keep}
                </Button>
              </Cluster>
            </Question>
          )}
          <FormFailure>{problem}</FormFailure>
        </Stack>
      )}
    </Dialog>
  );
}
