import { useState } from 'react';
import { useStore } from 'react-redux';
import { getErrorMessage, messageShown, type RootState, useAppDispatch } from '@scanharbor/shared-contracts';
import { type RequestChanges, useChangeRequestMutation } from '@scanharbor/shared-contracts/api/scans';
import { useEditableRequestQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { cardTexts } from '../booking-card/booking-card.texts';
import { InlineQuestion } from '../booking-card/inline-question';
import { discardRecordDrafts, setRecordPayment } from '../request-flow/record-drafts';
import { editRequestTexts as texts } from './edit-request.texts';
import { PaymentFields, useRequestPrice } from './payment-fields';
import { RequestQueryState } from './request-query-state';

interface EditValues {
  payment: 'self-pay' | 'insurance';
}

interface EditRequestDialogProps {
  progressId: number;
  /** `done` when a change was stored. */
  onClose: (result?: 'done') => void;
}

/**
 * Changes the payment method of a request in progress, or withdraws it after a confirmation (PR-190 to PR-192, D79). A
 * sent request is canceled by the care team instead.
 */
export function EditRequestDialog({ progressId, onClose }: EditRequestDialogProps) {
  const dispatch = useAppDispatch();
  const query = useEditableRequestQuery({ progressId });
  const stored = query.data?.isSent ? null : query.data;
  const price = useRequestPrice(stored);
  const [changeRequest] = useChangeRequestMutation();
  const store = useStore<RootState>();
  const [isConfirming, setIsConfirming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { sending, send } = useSingleFlight();

  const change = async (changes: Omit<RequestChanges, 'requestId'>, message: string, onStored: () => void) => {
    setProblem(undefined);
    try {
      await changeRequest({ requestId: progressId, inProgress: true, ...changes }).unwrap();
      dispatch(messageShown({ status: true, message, delay: 5000 }));
      onStored();
      onClose('done');
    } catch (error) {
      setProblem(getErrorMessage(error, texts.failed));
    }
  };
  const withdraw = () => void send(() => change({ active: false }, texts.withdrawn, () => discardRecordDrafts(store, progressId)));
  const save = ({ payment }: EditValues) => {
    const selfPay = payment === 'self-pay';
    return change({ selfPay, ...(selfPay && price ? { fee: price.minFee } : {}) }, texts.saved, () =>
      setRecordPayment(store, progressId, payment),
    );
  };

  return (
    <Dialog title={texts.title} onClose={() => onClose()}>
      {!stored ? (
        <RequestQueryState query={{ ...query, data: stored }} />
      ) : (
        <Stack $gap="space24">
          {!isConfirming && (
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
                    <Button variant="danger-outline" onClick={() => setIsConfirming(true)}>
                      {texts.withdraw}
                    </Button>
                    <SubmitButton>{texts.save}</SubmitButton>
                  </Cluster>
                </>
              )}
            </AppForm>
          )}
          {isConfirming && (
            <InlineQuestion title={cardTexts.sure}>
              <Cluster>
                <Button variant="danger" saving={sending} onClick={withdraw}>
                  {cardTexts.confirmCancel}
                </Button>
                <Button disabled={sending} onClick={() => setIsConfirming(false)}>
                  {cardTexts.keep}
                </Button>
              </Cluster>
            </InlineQuestion>
          )}
          <FormFailure>{problem}</FormFailure>
        </Stack>
      )}
    </Dialog>
  );
}
