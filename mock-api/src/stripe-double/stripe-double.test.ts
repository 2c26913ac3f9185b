/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Refusal {
  error?: { code: string; message: string };
}
interface Card {
  mount(node: HTMLElement): void;
  on(event: string, listener: (detail: { complete: boolean; error?: { message: string } }) => void): void;
}
interface Double {
  elements(): { create(type: 'card', options?: object): Card; getElement(type: unknown): Card | null };
  createPaymentMethod(data: object): Promise<Refusal & { paymentMethod?: { id: string; card: { brand: string; last4: string } } }>;
  confirmCardSetup(secret: string, data: object): Promise<Refusal & { setupIntent?: { status: string } }>;
  createSource(): never;
}

const script = readFileSync(join(__dirname, 'stripe-double.js'), 'utf8');

let stripe: Double;
let card: Card;
let latest: { complete: boolean; error?: { message: string } } | undefined;

const type = (label: string, text: string) => {
  const input = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))?.querySelector('input');
  if (!input) throw new Error(`There is no field ${label}`);
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

function enter(number: string, expiry = '1240') {
  type('Card number', number);
  type('Expiration', expiry);
  type('Security', '123');
  type('ZIP', '10018');
}

const save = async () => {
  const made = await stripe.createPaymentMethod({ type: 'card', card });
  if (!made.paymentMethod) return made;
  return { ...made, ...(await stripe.confirmCardSetup('seti_1_secret_2', { payment_method: made.paymentMethod.id })) };
};

beforeEach(() => {
  document.body.innerHTML = '<div id="card"></div>';
  window.crypto.randomUUID ??= () => '00000000-0000-4000-8000-000000000000';
  new Function(script)();
  stripe = (window as unknown as { Stripe: () => Double }).Stripe();
  card = stripe.elements().create('card');
  latest = undefined;
  card.on('change', (detail) => (latest = detail));
  card.mount(document.querySelector<HTMLElement>('#card')!);
});

it('takes a good card and gives brand and last four [SC-224, SC-364]', async () => {
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
])('holds %s %s back', async (number, expiry, message) => {
  enter(number, expiry);
  expect(latest).toMatchObject({ complete: false });
  expect(latest?.error?.message).toBe(message);
  expect((await save()).error).toBeDefined();
});

it('no longer knows sources', () => {
  expect(() => stripe.createSource()).toThrow();
});

it('labels each of its fields', () => {
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Card number', 'Expiration date (MM / YY)', 'Security code', 'ZIP']);
  expect(script).not.toMatch(/setAttribute\('style'|cssText|<style/);
});
