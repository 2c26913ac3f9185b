import { clearCached, getErrorMessage, type SessionUser, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useSendOrderConfirmationMutation } from '@scanharbor/shared-contracts/api/mfp';
import { useSubmitInvitationMutation } from '@scanharbor/shared-contracts/api/px';
import { readSiteLanguage } from '@scanharbor/shared-contracts/browser/language-choice';
import { type InvitationAnswers } from '@scanharbor/shared-contracts/domain/invitation';
import { useRef, useState } from 'react';
import { texts } from '../../../texts';
import { getAccount, timeIds } from '../hand-off-draft';
import { type PaymentStepProps } from './payment-props';

type SubmitInput = Pick<PaymentStepProps, 'invitation' | 'draft' | 'card'>;

/** Converts the draft to the call; undefined while the payment is missing. A guest answers for the invited patient (IN-057). */
function toInvitationAnswers({ invitation, draft, card }: SubmitInput, user: SessionUser | undefined): InvitationAnswers | undefined {
  const { choices, insurance, proof } = draft;
  const isAnyTime = choices.time === timeIds.flexible;
  const common = {
    invitationId: invitation.id,
    proof: proof ?? '',
    patientId: getAccount(draft, user)?.id ?? invitation.about.patientId,
    zipCode: choices.zipCode,
    isAnyTime,
    windows: isAnyTime ? [] : choices.windows,
    language: readSiteLanguage(),
  };
  if (choices.payment === 'self-pay') return card && { ...common, selfPay: true, card };
  if (!insurance.insurerId) return undefined;
  return { ...common, selfPay: false, insurerId: Number(insurance.insurerId), memberId: insurance.memberId.trim() };
}

/** Sends the answers, once even when submit is pressed repeatedly (IN-052 to IN-056). */
export function useSubmit({ invitation, draft, card, onDone }: PaymentStepProps) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [send] = useSubmitInvitationMutation();
  const [confirm] = useSendOrderConfirmationMutation();
  const busy = useRef(false);
  const [state, setState] = useState<{ sending: boolean; failure?: string }>({ sending: false });

  const attempt = async () => {
    const answers = toInvitationAnswers({ invitation, draft, card }, user);
    if (!answers) return texts.payment.cardMissing;
    const outcome = await send(answers).unwrap();
    if (!outcome.ok) return outcome.message ?? texts.unclear;
    const requestId = outcome.requestId ?? invitation.about.requestId;
    // The request is stored: a failed confirmation must not look like a failed submit.
    if (requestId !== undefined) await confirm({ requestId });
    dispatch(clearCached('tests'));
    onDone(requestId);
    return undefined;
  };

  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    setState({ sending: true });
    const failure = await attempt().catch((error: unknown) => getErrorMessage(error, texts.callFailed));
    busy.current = false;
    setState({ sending: false, failure });
  };
  return { ...state, submit };
}
