/*
 * The fake of Stripe.js: served where no publishable key is set, and used by tests and the gallery. It accepts Stripe's test
 * numbers, sends no data and must never receive a real card. It sets styles by CSSOM, because the content security policy
 * forbids inline ones.
 */
const random = () => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
const digitsOf = (text) => text.replace(/\D/g, '');

const brands = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15], code: 4 },
  { brand: 'visa', starts: /^4/, lengths: [16], code: 3 },
  { brand: 'mastercard', starts: /^(5[1-5]|2[2-7])/, lengths: [16], code: 3 },
  { brand: 'discover', starts: /^6(011|5)/, lengths: [16], code: 3 },
];
const unknownBrand = { brand: 'unknown', lengths: [16], code: 3 };
const brandOf = (number) => brands.find(({ starts }) => starts.test(number)) ?? unknownBrand;

const cardError = (code, message, decline_code) => ({
  type: 'card_error',
  code,
  message,
  ...(decline_code ? { decline_code } : {}),
});
const entryError = (code, message) => ({ type: 'validation_error', code, message });

/** Errors of the confirmation, by the last four digits of Stripe's test cards. */
const declines = {
  '0002': cardError('card_declined', 'Your card was declined.', 'generic_decline'),
  9995: cardError('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  '0069': cardError('expired_card', 'Your card has expired.'),
  '0127': cardError('incorrect_cvc', "Your card's security code is incorrect."),
  '0119': cardError('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
};
const authenticationRequired = ['3155', '3184'];
const authenticationError = {
  type: 'invalid_request_error',
  code: 'setup_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

function passesLuhn(number) {
  let sum = 0;
  [...number].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

function expiryError(expiry) {
  const month = Number(expiry.slice(0, 2));
  if (expiry.length >= 2 && (month < 1 || month > 12)) return entryError('invalid_expiry_month', "Your card's expiration date is invalid.");
  if (expiry.length < 4) return null;
  const year = 2000 + Number(expiry.slice(2));
  const now = new Date();
  if (year < now.getFullYear()) return entryError('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  if (year === now.getFullYear() && month < now.getMonth() + 1)
    return entryError('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  return null;
}

const fields = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    basis: '100%',
    longest: 19,
    show: (digits) => digits.replace(/(.{4})(?=.)/g, '$1 '),
  },
  {
    name: 'expiry',
    label: 'Expiration date (MM / YY)',
    autocomplete: 'cc-exp',
    basis: '30%',
    longest: 4,
    show: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits),
  },
  { name: 'code', label: 'Security code', autocomplete: 'cc-csc', basis: '25%', longest: 4, show: (digits) => digits },
  { name: 'zip', label: 'ZIP', autocomplete: 'postal-code', basis: '25%', longest: 5, show: (digits) => digits },
];

const setStyle = (node, styles) => Object.assign(node.style, styles);

function createField({ name, label, autocomplete, basis }, options, onInput, emit) {
  const wrapper = document.createElement('label');
  const caption = document.createElement('span');
  const input = document.createElement('input');
  caption.textContent = label;
  Object.assign(input, { type: 'text', inputMode: 'numeric', autocomplete, name: `card-${name}`, required: true });
  input.disabled = Boolean(options.disabled);
  setStyle(wrapper, {
    flex: `1 1 ${basis}`,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    gap: '4px',
    minWidth: '96px',
  });
  setStyle(caption, { fontSize: '0.875rem' });
  setStyle(input, {
    font: 'inherit',
    color: 'inherit',
    width: '100%',
    minHeight: '44px',
    padding: '8px 12px',
    boxSizing: 'border-box',
    border: '1px solid currentColor',
    borderRadius: '8px',
    background: 'transparent',
    outlineOffset: '2px',
  });
  input.addEventListener('focus', () => {
    setStyle(input, { outline: '3px solid currentColor' });
    emit('focus');
  });
  input.addEventListener('blur', () => {
    setStyle(input, { outline: 'none' });
    emit('blur');
  });
  input.addEventListener('input', onInput);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') emit('escape');
    // Stripe's fields are in an iframe, so Enter never submits the surrounding form.
    if (event.key === 'Enter') event.preventDefault();
  });
  wrapper.append(caption, input);
  return { wrapper, input };
}

function createCardElement(options = {}) {
  const listeners = new Map();
  const inputs = new Map();
  const visibleFields = fields.filter(({ name }) => name !== 'zip' || !options.hidePostalCode);
  let node = null;

  const emit = (event, detail = {}) =>
    [...(listeners.get(event) ?? [])].forEach((listener) => listener({ elementType: 'card', ...detail }));
  const entry = (name) => digitsOf(inputs.get(name)?.value ?? '');

  function findError() {
    const number = entry('number');
    const { lengths } = brandOf(number);
    if (number.length >= Math.max(...lengths) && !(lengths.includes(number.length) && passesLuhn(number))) {
      return entryError('invalid_number', 'Your card number is invalid.');
    }
    return expiryError(entry('expiry'));
  }

  /** Returns the error of the first missing entry, in Stripe's wording. */
  function findMissing() {
    const { lengths, code } = brandOf(entry('number'));
    if (!lengths.includes(entry('number').length)) return entryError('incomplete_number', 'Your card number is incomplete.');
    if (entry('expiry').length < 4) return entryError('incomplete_expiry', "Your card's expiration date is incomplete.");
    if (entry('code').length < code) return entryError('incomplete_cvc', "Your card's security code is incomplete.");
    if (inputs.has('zip') && entry('zip').length < 5) return entryError('incomplete_zip', 'Your postal code is incomplete.');
    return null;
  }

  const change = () =>
    emit('change', {
      complete: !findError() && !findMissing(),
      empty: visibleFields.every(({ name }) => entry(name) === ''),
      error: findError() ?? undefined,
      brand: brandOf(entry('number')).brand,
      value: { postalCode: entry('zip') },
    });

  function render() {
    setStyle(node, { display: 'flex', flexWrap: 'wrap', gap: '12px' });
    for (const field of visibleFields) {
      const onInput = () => {
        input.value = field.show(digitsOf(input.value).slice(0, field.longest));
        change();
      };
      const { wrapper, input } = createField(field, options, onInput, emit);
      inputs.set(field.name, input);
      node.append(wrapper);
    }
  }

  function unmount() {
    node?.replaceChildren();
    inputs.clear();
    node = null;
  }

  return {
    mount(target) {
      unmount();
      node = typeof target === 'string' ? document.querySelector(target) : target;
      if (!node) throw integrationError('The selector you specified applies to no DOM elements.');
      render();
      queueMicrotask(() => node && emit('ready'));
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
      return this;
    },
    off(event, listener) {
      listeners.set(
        event,
        (listeners.get(event) ?? []).filter((one) => listener && one !== listener),
      );
      return this;
    },
    once(event, listener) {
      const first = (detail) => {
        this.off(event, first);
        listener(detail);
      };
      return this.on(event, first);
    },
    update(next) {
      Object.assign(options, next);
      inputs.forEach((input) => (input.disabled = Boolean(options.disabled)));
    },
    /** Enters digits by field name, like a user. For tests and the gallery. */
    enter(entries) {
      for (const [name, input] of inputs) {
        input.value = entries[name];
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    focus: () => inputs.get('number')?.focus(),
    blur: () => inputs.forEach((input) => input.blur()),
    clear() {
      inputs.forEach((input) => (input.value = ''));
      change();
    },
    unmount,
    destroy() {
      unmount();
      listeners.clear();
    },
    /** For this script only. */
    read: () => ({ number: entry('number'), expiry: entry('expiry'), zip: entry('zip'), error: findError() ?? findMissing() }),
  };
}

function integrationError(message) {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}

/** Simulates the bank's prompt before it permits saving the card. */
function promptForAuthentication() {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    const title = document.createElement('h2');
    const text = document.createElement('p');
    title.textContent = 'Confirm with your bank';
    title.id = `proof-${random()}`;
    text.textContent = 'This test card asks you to confirm that it is yours.';
    dialog.setAttribute('aria-labelledby', title.id);
    setStyle(dialog, { padding: '24px', borderRadius: '12px', border: '1px solid currentColor', maxWidth: '90vw' });
    const close = (agreed) => {
      dialog.close();
      dialog.remove();
      resolve(agreed);
    };
    const buttons = [
      ['Complete authentication', true],
      ['Fail authentication', false],
    ].map(([label, agreed]) => {
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', textContent: label });
      setStyle(button, { font: 'inherit', minHeight: '44px', padding: '8px 16px', marginRight: '12px' });
      button.addEventListener('click', () => close(agreed));
      return button;
    });
    dialog.addEventListener('cancel', () => close(false));
    dialog.append(title, text, ...buttons);
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** The card in the wallet of this browser, if it has one: the number of a test card. */
const readStoredWallet = () => globalThis.localStorage?.getItem('stripe-double.wallet') ?? null;

const formatAmount = (cents) => `$${(cents / 100).toFixed(2)}`;

/** Simulates the sheet of a wallet. `onPay` gets a function that ends it, with 'success' or 'fail'. */
function showSheet({ label, amount, pending }, onPay, onCancel) {
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  const total = document.createElement('p');
  const result = document.createElement('p');
  title.textContent = 'Google Pay';
  title.id = `sheet-${random()}`;
  total.textContent = `${label}: ${formatAmount(amount)}${pending ? ', pending' : ''}`;
  result.setAttribute('role', 'status');
  dialog.setAttribute('aria-labelledby', title.id);
  setStyle(dialog, { padding: '24px', borderRadius: '12px', border: '1px solid currentColor', maxWidth: '90vw' });
  const close = () => {
    dialog.close();
    dialog.remove();
  };
  const complete = (status) => {
    if (status === 'success') close();
    else result.textContent = 'Payment failed. Close this sheet and try again.';
  };
  const cancel = () => {
    close();
    onCancel();
  };
  const buttons = [
    ['Pay', () => onPay(complete)],
    ['Close sheet', cancel],
  ].map(([text, press]) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: text });
    setStyle(button, { font: 'inherit', minHeight: '44px', padding: '8px 16px', marginRight: '12px' });
    button.addEventListener('click', press);
    return button;
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    cancel();
  });
  dialog.append(title, total, result, ...buttons);
  document.body.append(dialog);
  dialog.showModal();
}

/** Creates the Stripe object. `latencyMs` delays each response; `readWallet` returns the number of the card in the wallet, or null. */
export function createStripe({ latencyMs = 150, readWallet = readStoredWallet } = {}) {
  const intents = new Map();
  const pause = () => new Promise((resolve) => setTimeout(resolve, latencyMs));

  const toCard = ({ number, expiry }) => ({
    brand: brandOf(number).brand,
    last4: number.slice(-4),
    exp_month: Number(expiry.slice(0, 2)),
    exp_year: 2000 + Number(expiry.slice(2)),
  });

  async function createPaymentMethod({ type, card: element, billing_details = {}, metadata = {} }) {
    if (type !== 'card' || !element?.read) throw integrationError("Only payment methods of type 'card' are supported.");
    const entries = element.read();
    await pause();
    if (entries.error) return { error: entries.error };
    const card = toCard(entries);
    const id = `pm_double_${card.brand}_${card.last4}_${random()}`;
    return { paymentMethod: { id, object: 'payment_method', type: 'card', card, billing_details, metadata } };
  }

  /** A wallet is offered where this browser has a card in it, as Google Pay. */
  function paymentRequest({ total }) {
    const listeners = new Map();
    const emit = (event, detail) => [...(listeners.get(event) ?? [])].forEach((listener) => listener(detail));
    let current = total;
    const pay = (complete) => {
      const number = digitsOf(readWallet() ?? '');
      const card = toCard({ number, expiry: '1240' });
      const id = `pm_double_${card.brand}_${card.last4}_${random()}`;
      const paymentMethod = { id, object: 'payment_method', type: 'card', card, billing_details: {} };
      emit('paymentmethod', { paymentMethod, complete, payerName: 'Wallet Holder', walletName: 'googlePay' });
    };
    return {
      canMakePayment: async () => {
        await pause();
        return readWallet() === null ? null : { applePay: false, googlePay: true, link: false };
      },
      show: () => showSheet(current, pay, () => emit('cancel')),
      update: (next) => (current = next.total ?? current),
      on(event, listener) {
        listeners.set(event, [...(listeners.get(event) ?? []), listener]);
        return this;
      },
      off(event, listener) {
        const others = (listeners.get(event) ?? []).filter((one) => listener && one !== listener);
        listeners.set(event, others);
        return this;
      },
    };
  }

  async function confirm(kind, secret, data, { handleActions = true } = {}) {
    const [id] = String(secret).split('_secret_');
    const method = data?.payment_method ?? intents.get(secret)?.payment_method;
    if (!/^(seti|pi)_\w+_secret_\w+$/.test(secret)) throw integrationError('The client_secret is not valid.');
    const created = typeof method === 'string' ? { paymentMethod: { id: method } } : await createPaymentMethod({ type: 'card', ...method });
    if (created.error) return { error: created.error };
    await pause();
    const last4 = /_(\d{4})_/.exec(created.paymentMethod.id)?.[1] ?? '';
    if (declines[last4]) return { error: declines[last4] };
    const needsAction = authenticationRequired.includes(last4);
    if (needsAction && handleActions && !(await promptForAuthentication())) return { error: authenticationError };
    const status = needsAction && !handleActions ? 'requires_action' : 'succeeded';
    const intent = { id, object: kind, client_secret: secret, status, payment_method: created.paymentMethod.id };
    intents.set(secret, intent);
    return { [kind]: intent };
  }

  const retrieve = async (kind, secret) => ({
    [kind]: intents.get(secret) ?? { id: String(secret).split('_secret_')[0], client_secret: secret, status: 'requires_payment_method' },
  });

  return {
    elements() {
      const created = new Map();
      return {
        create(type, options) {
          if (type !== 'card') throw integrationError(`The element '${type}' is not supported.`);
          const element = createCardElement({ ...options });
          created.set(type, element);
          return element;
        },
        getElement: (type) => created.get(typeof type === 'string' ? type : type?.__elementType) ?? null,
        update() {},
        fetchUpdates: async () => ({}),
      };
    },
    async createToken(element) {
      const { error, paymentMethod } = await createPaymentMethod({ type: 'card', card: element });
      return error ? { error } : { token: { id: `tok_${random()}`, card: paymentMethod.card } };
    },
    createPaymentMethod,
    paymentRequest,
    confirmCardSetup: (secret, data, options) => confirm('setupIntent', secret, data, options),
    confirmCardPayment: (secret, data) => confirm('paymentIntent', secret, data),
    retrieveSetupIntent: (secret) => retrieve('setupIntent', secret),
    retrievePaymentIntent: (secret) => retrieve('paymentIntent', secret),
    createSource() {
      throw integrationError('stripe.createSource is no longer supported. Use stripe.createPaymentMethod.');
    },
    registerAppInfo() {},
    _registerWrapper() {},
  };
}
