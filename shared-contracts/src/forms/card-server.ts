import { config, type SessionUser } from '@scanharbor/shared-contracts';
import { useCreateSetupIntentMutation, useSaveCardMutation } from '@scanharbor/shared-contracts/api/account';

/**
 * Returns the calls and the payment provider of a card form. The card is also stored in the account of `patient`; without
 * one, as for a guest, only the provider has it. The calls reject with the error of the API.
 */
export function useCardServer(patient: SessionUser | undefined) {
  const [createSetupIntent] = useCreateSetupIntentMutation();
  const [saveCard] = useSaveCardMutation();
  const { stripeKey, stripeDoubleUrl } = config();
  return {
    stripeSource: stripeKey ? { publishableKey: stripeKey } : { fakeStripeUrl: stripeDoubleUrl },
    ...(patient ? { userId: String(patient.id), defaultName: `${patient.firstName} ${patient.lastName}`.trim() } : {}),
    createSetupIntent: () => createSetupIntent().unwrap(),
    saveCard: (card: { sourceId: string }): Promise<unknown> => (patient ? saveCard(card).unwrap() : Promise.resolve()),
  };
}
