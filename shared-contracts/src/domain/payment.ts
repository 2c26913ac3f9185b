/**
 * What became of a payment: `kept` by an installation without a card provider, `void` when there was nothing to take or to pay back
 * anymore, `unknown` when the provider got the call and never reported whether it made it.
 */
export const paymentStates = ['kept', 'waiting', 'paid', 'failed', 'void', 'unknown'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentKinds = ['deposit', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
