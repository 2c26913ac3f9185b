/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CardElement, createStripe, type StripeScript } from './stripe-script';

let stripe: StripeScript;
let card: CardElement;
let latest: Parameters<Parameters<CardElement['on']>[1]>[0] | undefined;

const enter = (number: string, expiry = '1240') => card.enter({ number, expiry, code: '123', zip: '10018' });

const save = async () => {
  const created = await stripe.createPaymentMethod({ type: 'card', card });
  if (!created.paymentMethod) return created;
  return { ...created, ...(await stripe.confirmCardSetup('seti_1_secret_2', { payment_method: created.paymentMethod.id })) };
};

beforeEach(() => {
  document.body.innerHTML = '<div id="card"></div>';
  stripe = createStripe({ latencyMs: 0 });
  card = stripe.elements().create('card');
  latest = undefined;
  card.on('change', (change) => (latest = change));
  card.mount(document.querySelector<HTMLElement>('#card')!);
});

it('accepts a valid card and returns its brand and last four digits [SC-224, SC-364]', async () => {
  enter('4242424242424242');
  expect(latest).toMatchObject({ complete: true });
  const saved = await save();
  expect(saved).toMatchObject({ paymentMethod: { card: { brand: 'visa', last4: '4242' } }, setupIntent: { status: 'succeeded' } });
});

it.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
])('declines %s: %s', async (number, message) => {
  enter(number);
  expect((await save()).error?.message).toBe(message);
});

it.each([
  ['4242424242424241', '1240', 'Your card number is invalid.'],
  ['4242424242424242', '1220', "Your card's expiration year is in the past."],
  ['4242', '1240', undefined],
])('rejects the card %s %s', async (number, expiry, message) => {
  enter(number, expiry);
  expect(latest).toMatchObject({ complete: false });
  expect(latest?.error?.message).toBe(message);
  expect((await save()).error).toBeDefined();
});

it('does not support sources', () => {
  expect(() => stripe.createSource()).toThrow();
});

it('labels each of its fields, and sets no inline styles', () => {
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Card number', 'Expiration date (MM / YY)', 'Security code', 'ZIP']);
  expect(readFileSync(join(__dirname, 'stripe-script.js'), 'utf8')).not.toMatch(/setAttribute\('style'|cssText|<style/);
});
