import { type PaymentRequest, type PaymentRequestPaymentMethodEvent, type Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { cardFormTexts as texts } from './card-form.texts';

/** The wallets that the provider names, in the order in which one is offered. */
const wallets = ['applePay', 'googlePay'] as const;

type WalletName = (typeof wallets)[number];

interface Offer {
  request: PaymentRequest;
  wallet: WalletName;
}

/** Dollars to cents. */
const toCents = (dollars: number): number => Math.round(dollars * 100);

/** What the sheet of the wallet shows: the amount that our API charges later, or 0 when the card is only saved. */
const describeTotal = (deposit: number) => ({
  label: deposit > 0 ? texts.walletDeposit : texts.walletNothing,
  amount: toCents(deposit),
  pending: true,
});

/**
 * Returns the wallet that the browser and the provider offer for the amount in dollars; undefined when they offer none, and until that
 * and the amount are known. `onMethod` gets each payment method that the sheet returns.
 */
export function useWallet(
  stripe: Stripe | null,
  deposit: number | undefined,
  onMethod: (event: PaymentRequestPaymentMethodEvent) => void,
): Offer | undefined {
  const [offer, setOffer] = useState<Offer>();
  const handleMethod = useEffectEvent(onMethod);
  useEffect(() => {
    if (!stripe || deposit === undefined) return;
    let current = true;
    const request = stripe.paymentRequest({ country: 'US', currency: 'usd', total: describeTotal(deposit), requestPayerName: true });
    const receive = (event: PaymentRequestPaymentMethodEvent): void => handleMethod(event);
    request.on('paymentmethod', receive);
    request.canMakePayment().then(
      (offered) => {
        const wallet = wallets.find((name) => offered?.[name]);
        if (current && wallet) setOffer({ request, wallet });
      },
      // A browser that cannot tell offers none.
      () => undefined,
    );
    return () => {
      current = false;
      request.off('paymentmethod', receive);
      setOffer(undefined);
    };
  }, [stripe, deposit]);
  return offer;
}
