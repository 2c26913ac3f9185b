import { type StripeConstructor } from '@stripe/stripe-js';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { createFakeStripe, type FakeStripe } from '@scanharbor/shared-contracts/testing/fake-stripe';
import { applyAppearance } from '../../appearance/index';
import { type CardFormHandle, type CardFormProps } from './card-form-props';
import { CardForm } from './card-form';

let fake: FakeStripe;
let source = 0;
// loadStripe caches the first constructor, so all tests share one.
const constructor = Object.assign(() => fake.stripe, { version: 'endive' }) as unknown as StripeConstructor;
const server = {
  createSetupIntent: jest.fn(() => Promise.resolve({ clientSecret: 'seti_1_secret_2' })),
  saveCard: jest.fn(() => Promise.resolve({})),
};
const onSaved = jest.fn();

const show = async (props: Partial<CardFormProps> = {}): Promise<void> => {
  render(
    <CardForm
      stripeSource={{ publishableKey: `pk_${(source += 1)}` }}
      {...server}
      userId="31"
      onSaved={onSaved}
      errorText={(failure) => (failure as { user_msg: string }).user_msg}
      {...props}
    />,
  );
  await screen.findByLabelText('Full name on the card');
};

const enterCard = (entries?: Parameters<FakeStripe['enter']>[0]): void => act(() => fake.enter(entries));
const fill = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Full name on the card'), 'Lena Ortiz');
  enterCard();
};
const clickButton = (name = 'Save'): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  fake = createFakeStripe();
  window.Stripe = constructor;
});
afterEach(() => {
  jest.clearAllMocks();
  jest.useRealTimers();
  server.saveCard.mockImplementation(() => Promise.resolve({}));
});

describe('card form', () => {
  it("gives the provider's field the colors of the scheme, again after a change of it", async () => {
    const updates: unknown[] = [];
    const create = fake.stripe.elements;
    jest.spyOn(fake.stripe, 'elements').mockImplementation(() => {
      const group = create();
      const { create: createElement } = group as unknown as {
        create: (...args: unknown[]) => { update: (options: unknown) => void };
      };
      return Object.assign(group, {
        create: (...args: unknown[]) => {
          const element = createElement(...args);
          updates.push(args[1]);
          element.update = (options) => updates.push(options);
          return element;
        },
      });
    });
    const { style } = document.documentElement;
    style.setProperty('--sh-ink', 'black');
    await show();
    expect(updates.at(-1)).toMatchObject({ style: { base: { color: 'black' } } });
    style.setProperty('--sh-ink', 'white');
    act(() => applyAppearance('dark'));
    expect(updates.at(-1)).toMatchObject({ style: { base: { color: 'white' } } });
    style.removeProperty('--sh-ink');
    act(() => applyAppearance('system'));
  });

  it('has name, one labeled card field with the postal code, and Save [UI-010, UI-021]', async () => {
    await show();
    expect(screen.getByText('Card number, expiry, security code and ZIP')).toBeInTheDocument();
    expect(screen.getByLabelText('Card number')).toBeInTheDocument();
    expect(screen.getByLabelText('ZIP')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('saves the card at the provider for the user, then sends it to the API [UI-022]', async () => {
    await show();
    await fill();
    await clickButton();
    await waitFor(() =>
      expect(onSaved).toHaveBeenCalledWith({
        id: expect.stringMatching(/^pm_double_visa_4242_/),
        secret: 'seti_1_secret_2',
        type: 'visa',
        last4: '4242',
      }),
    );
    expect(fake.calls.map(({ name }) => name)).toEqual(['createPaymentMethod', 'confirmCardSetup']);
    expect(fake.calls[0]?.args[0]).toMatchObject({
      type: 'card',
      billing_details: { name: 'Lena Ortiz' },
      metadata: { user_id: '31' },
    });
    const { id } = (onSaved.mock.calls as [{ id: string }][])[0]![0];
    expect(fake.calls[1]?.args).toEqual(['seti_1_secret_2', { payment_method: id }]);
    expect(server.saveCard).toHaveBeenCalledWith({ sourceId: id });
  });

  it('requires the name and a complete card, and sends nothing without them [UI-011, UI-012]', async () => {
    await show();
    await clickButton();
    expect(screen.getByText('Enter the full name on the card')).toBeInTheDocument();
    expect(screen.getByLabelText('Full name on the card')).toHaveFocus();
    expect(screen.getByLabelText('Full name on the card')).toHaveAccessibleDescription('Enter the full name on the card');
    await userEvent.type(screen.getByLabelText('Full name on the card'), 'Lena{Enter}');
    expect(screen.getByText(/^Complete the card number/)).toBeInTheDocument();
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    expect(fake.calls).toEqual([]);
    expect(server.createSetupIntent).not.toHaveBeenCalled();
  });

  it("shows the card field's own error and blocks Save while it lasts [UI-012, UI-018]", async () => {
    await show();
    await fill();
    enterCard({ number: '4242424242424241' });
    expect(screen.getByText('Your card number is invalid.').closest('[role=alert]')).not.toBeNull();
    await clickButton();
    expect(server.createSetupIntent).not.toHaveBeenCalled();
    enterCard();
    expect(screen.queryByText('Your card number is invalid.')).toBeNull();
  });

  it('sends once when Save is clicked repeatedly [UI-013, UI-017]', async () => {
    let open = (): void => undefined;
    fake.gate = new Promise((resolve) => (open = resolve));
    await show();
    await fill();
    await clickButton();
    await clickButton('Saving…');
    await act(async () => open());
    await screen.findByRole('button', { name: 'Saved' });
    expect(server.createSetupIntent).toHaveBeenCalledTimes(1);
    expect(server.saveCard).toHaveBeenCalledTimes(1);
  });

  it('shows a disabled Saved for 5 seconds [UI-013, UI-014, UI-015]', async () => {
    await show();
    await fill();
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await act(async () => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled();
    await act(async () => jest.advanceTimersByTimeAsync(4900));
    expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled();
    await act(async () => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(screen.getByText('Visa ending in 4242 is saved.')).toBeInTheDocument();
  });

  it('saves from outside, once, and resolves with the card or without one', async () => {
    const handle = createRef<CardFormHandle>();
    await show({ handle });
    expect(await act(() => handle.current!.save())).toBeUndefined();
    expect(screen.getByLabelText('Full name on the card')).toHaveFocus();
    await fill();
    const [first, second] = await act(() => Promise.all([handle.current!.save(), handle.current!.save()]));
    expect(first).toMatchObject({ last4: '4242' });
    expect(second).toBe(first);
    expect(server.saveCard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['expired_card', /^Check the number/],
    ['processing_error', /^Nothing was charged\. Wait a minute/],
    ['setup_intent_authentication_failure', /confirm with your bank/],
  ])('says what to do after %s', async (code, text) => {
    fake.results.confirmCardSetup = { error: { type: 'card_error', code, message: 'No.' } };
    await show();
    await fill();
    await clickButton();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('discards the saved card after any edit of the card field [UI-016]', async () => {
    const onEdited = jest.fn();
    await show({ onEdited });
    await fill();
    await clickButton();
    await screen.findByRole('button', { name: 'Saved' });
    onEdited.mockClear();
    enterCard({ number: '4242' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(screen.queryByText(/is saved/)).toBeNull();
    expect(onEdited).toHaveBeenCalled();
  });

  it.each(['createPaymentMethod', 'confirmCardSetup'])(
    "shows the provider's message under the card field when %s fails, and saves nothing [UI-019]",
    async (method) => {
      fake.results[method] = { error: { type: 'card_error', message: 'Your card was declined.' } };
      await show();
      await fill();
      await clickButton();
      expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
      expect(server.saveCard).not.toHaveBeenCalled();
      expect(screen.getByText(/^Nothing was charged\. Use another card/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
      expect(screen.getByLabelText('Full name on the card')).toHaveValue('Lena Ortiz');
    },
  );

  it("shows the server's message when it could not save the card [UI-020]", async () => {
    server.saveCard.mockRejectedValue({ user_msg: 'We could not save your card.' });
    await show();
    await fill();
    await clickButton();
    expect(await screen.findByText('We could not save your card.')).toBeInTheDocument();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('a wallet', () => {
  const offer = async (wallet: string | null = '4242424242424242', deposit: number | undefined = 50): Promise<void> => {
    fake.wallet = wallet;
    await show({ deposit });
  };
  const openSheet = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Use Google Pay' }));
  const pay = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Pay' }));

  beforeAll(() => {
    // jsdom draws no dialogs.
    HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });
  afterEach(() => document.querySelectorAll('dialog').forEach((sheet) => sheet.remove()));

  it.each([
    ['the provider offers none', null, 50],
    ['the amount is not known', '4242424242424242', undefined],
  ])('is not shown when %s', async (_why, wallet, deposit) => {
    fake.wallet = wallet;
    await show(deposit === undefined ? {} : { deposit });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByRole('group', { name: 'Pay with a wallet' })).toBeNull();
  });

  it('shows the amount that is charged, and saves its card like one that was typed', async () => {
    await offer();
    await openSheet();
    expect(screen.getByText('ScanHarbor deposit, when your appointment is confirmed: $50.00, pending')).toBeInTheDocument();
    await pay();
    await waitFor(() =>
      expect(onSaved).toHaveBeenCalledWith({
        id: expect.stringMatching(/^pm_double_visa_4242_/),
        secret: 'seti_1_secret_2',
        type: 'visa',
        last4: '4242',
      }),
    );
    expect(server.saveCard).toHaveBeenCalledWith({ sourceId: (onSaved.mock.calls as [{ id: string }][])[0]![0].id });
    expect(document.querySelector('dialog')).toBeNull();
    expect(screen.getByText('Visa ending in 4242 is saved.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Card number'), '4');
    expect(screen.queryByText('Visa ending in 4242 is saved.')).toBeNull();
  });

  it('says that nothing is charged where the card is only saved', async () => {
    await offer('4242424242424242', 0);
    await openSheet();
    expect(screen.getByText('ScanHarbor, nothing is charged now: $0.00, pending')).toBeInTheDocument();
  });

  it('keeps the form when its sheet is closed, and when its card is declined', async () => {
    await offer('4000000000000002');
    await userEvent.type(screen.getByLabelText('Full name on the card'), 'Lena Ortiz');
    await openSheet();
    await userEvent.click(screen.getByRole('button', { name: 'Close sheet' }));
    expect(server.createSetupIntent).not.toHaveBeenCalled();
    await openSheet();
    await pay();
    expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
    expect(screen.getByText('Payment failed. Close this sheet and try again.')).toBeInTheDocument();
    expect(server.saveCard).not.toHaveBeenCalled();
    expect(onSaved).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Full name on the card')).toHaveValue('Lena Ortiz');
  });

  it('closes its sheet before the bank prompts', async () => {
    await offer('4000002500003155');
    await openSheet();
    await pay();
    await userEvent.click(await screen.findByRole('button', { name: 'Complete authentication' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ last4: '3155' })));
    expect(screen.queryByRole('heading', { name: 'Google Pay' })).toBeNull();
  });

  it('reports a failure of our API on the sheet and in the form', async () => {
    server.saveCard.mockRejectedValue({ user_msg: 'We could not save your card.' });
    await offer();
    await openSheet();
    await pay();
    expect(await screen.findByText('We could not save your card.')).toBeInTheDocument();
    expect(screen.getByText('Payment failed. Close this sheet and try again.')).toBeInTheDocument();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('loading the card form', () => {
  const script = (): HTMLScriptElement => {
    const found = document.querySelector<HTMLScriptElement>('script[src="/api/stripe-double.js"]');
    if (!found) throw new Error('The script was not requested');
    return found;
  };

  it('reports that it could not be loaded, and retries', async () => {
    Reflect.deleteProperty(window, 'Stripe');
    render(<CardForm stripeSource={{ fakeStripeUrl: '/api/stripe-double.js' }} {...server} onSaved={onSaved} errorText={() => ''} />);
    fireEvent.error(script());
    expect(await screen.findByRole('heading', { name: 'The card form could not be loaded' })).toBeInTheDocument();
    await clickButton('Try again');
    window.Stripe = constructor;
    fireEvent.load(script());
    expect(await screen.findByLabelText('Card number')).toBeInTheDocument();
  });
});
