import { clearCached, failureMessage, type SessionUser, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useSendOrderConfirmationMutation } from '@scanharbor/shared-contracts/api/mfp';
import { useSubmitInvitationMutation } from '@scanharbor/shared-contracts/api/px';
import { type InvitationAnswers } from '@scanharbor/shared-contracts/domain/invitation';
import { useRef, useState } from 'react';
import { texts } from '../../../texts';
import { accountOf, timeIds } from '../hand-off';
import { type PaymentStepProps } from './payment-props';

type Given = Pick<PaymentStepProps, 'invitation' | 'draft' | 'card'>;

/** The answers as they are sent; undefined while the payment is missing. A guest answers for the invited patient (IN-057). */
function answersOf({ invitation, draft, card }: Given, user: SessionUser | undefined): InvitationAnswers | undefined {
  const { choices, insurance, proof } = draft;
  const isAnyTime = choices.time === timeIds.flexible;
  const common = {
    invitationId: invitation.id,
    proof: proof ?? '',
    patientId: accountOf(draft, user)?.id ?? invitation.about.patientId,
    zipCode: choices.zipCode,
    isAnyTime,
    windows: isAnyTime ? [] : choices.windows,
  };
  if (choices.payment === 'self-pay') return card && { ...common, selfPay: true, card };
  if (!insurance.insurerId) return undefined;
  return { ...common, selfPay: false, insurerId: Number(insurance.insurerId), memberId: insurance.memberId.trim() };
}

/** Sends the answers, once however often it is pressed (IN-052 to IN-056). */
export function useSubmit({ invitation, draft, card, onDone }: PaymentStepProps) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [send] = useSubmitInvitationMutation();
  const [confirm] = useSendOrderConfirmationMutation();
  const busy = useRef(false);
  const [state, setState] = useState<{ sending: boolean; failure?: string }>({ sending: false });

  const attempt = async () => {
    const answers = answersOf({ invitation, draft, card }, user);
    if (!answers) return texts.payment.cardMissing;
    const outcome = await send(answers).unwrap();
    if (!outcome.ok) return outcome.message ?? texts.unclear;
    const requestId = outcome.requestId ?? invitation.about.requestId;
    // The request is stored: a confirmation that cannot be sent must not look like a failed submit.
    if (requestId !== undefined) await confirm({ requestId });
    dispatch(clearCached('tests'));
    onDone(requestId);
    return undefined;
  };

  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    setState({ sending: true });
    const failure = await attempt().catch((error: unknown) => failureMessage(error, texts.callFailed));
    busy.current = false;
    setState({ sending: false, failure });
  };
  return { ...state, submit };
}
