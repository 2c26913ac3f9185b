import { cardFormTexts } from './card-form.texts';

const { check, wait, confirm, other } = cardFormTexts.afterDecline;

const nextSteps = new Map([
  ['expired_card', check],
  ['incorrect_cvc', check],
  ['incorrect_number', check],
  ['incorrect_zip', check],
  ['processing_error', wait],
  ['setup_intent_authentication_failure', confirm],
]);

/** What a card holder does after the provider declined the card, by the provider's code. */
export const getNextStep = (code: string): string => nextSteps.get(code) ?? other;
