import { cardForm, cards } from '../pages/card-form.page';
import { newPatientDetails, requestFlow } from '../pages/request-flow.page';
import { clickWhenReady } from './find';

interface Options {
  /** The answer to the COVID-19 question of step 3; no answer without it. */
  covid?: 'No' | 'Yes' | 'Decline to answer';
  /** Runs before the request is sent, on 'Check your answers'. */
  beforeSending?: () => Promise<void>;
}

/** Requests a self-pay MRI as a new patient, in all four steps. Returns the id of the request; the confirmation stays open. */
export async function requestScan({ covid, beforeSending }: Options = {}): Promise<number> {
  const flow = requestFlow();
  await flow.open();
  await flow.describeScan('Self-pay (rate');
  await flow.chooseDates();
  await flow.useTimes();
  await flow.clickContinue('Continue to your details');
  await flow.register(newPatientDetails);
  await flow.clickContinue('Continue to your physician');
  await flow.fillPhysician('Amelia', 'Hart', 'Recurring headaches');
  if (covid) await flow.answerCovid(covid);
  await flow.attach('prescription.pdf');
  await expect(flow.uploaded()).toBeDisplayed();
  await flow.clickContinue('Continue to payment');
  const card = cardForm();
  await card.enter(cards.good, 'Nora Sample');
  await card.save();
  await expect(card.saved()).toBeDisplayed();
  await flow.clickContinue('Check your answers');
  await beforeSending?.();
  await clickWhenReady(flow.send());
  return flow.requestId();
}
