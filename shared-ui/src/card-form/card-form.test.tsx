import { type StripeConstructor } from '@stripe/stripe-js';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CardFormProps } from './card-form-props';
import { CardForm } from './card-form';
import { createFakeStripe, type FakeStripe } from './fake-stripe';

let fake: FakeStripe;
let source = 0;
// loadStripe keeps the first constructor that it finds, so there is one for all tests.
const constructor = Object.assign(() => fake.stripe, { version: 'endive' }) as unknown as StripeConstructor;
const server = {
  createSetupIntent: jest.fn(async () => ({ clientSecret: 'seti_1_secret_2' })),
  saveCard: jest.fn(async () => ({})),
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

const change = (event: Parameters<FakeStripe['change']>[0]): void => act(() => fake.change(event));
const fill = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Full name on the card'), 'Lena Ortiz');
  change({ complete: true });
};
const press = (name = 'Save'): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  fake = createFakeStripe();
  window.Stripe = constructor;
});
afterEach(() => {
  jest.clearAllMocks();
  jest.useRealTimers();
  server.saveCard.mockImplementation(async () => ({}));
});

describe('card form', () => {
  it('has name, one labelled card field with the postal code, and Save [UI-010, UI-021]', async () => {
    await show();
    expect(screen.getByText('Card number, expiry, security code and ZIP')).toBeInTheDocument();
    expect(screen.getByText('card field')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('keeps the card with the provider under the user, then tells the server [UI-022]', async () => {
    await show();
    await fill();
    await press();
    await waitFor(() =>
      expect(onSaved).toHaveBeenCalledWith({
        id: 'pm_1',
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
    expect(fake.calls[1]?.args).toEqual(['seti_1_secret_2', { payment_method: 'pm_1' }]);
    expect(server.saveCard).toHaveBeenCalledWith({ sourceId: 'pm_1' });
  });

  it('asks for the name and for a complete card, and sends nothing [UI-011, UI-012]', async () => {
    await show();
    await press();
    expect(screen.getByText('Enter the full name on the card')).toBeInTheDocument();
    expect(screen.getByLabelText('Full name on the card')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Full name on the card'), 'Lena{Enter}');
    expect(screen.getByText(/^Complete the card number/)).toBeInTheDocument();
    expect(fake.calls.map(({ name }) => name)).toEqual(['focus']);
    expect(server.createSetupIntent).not.toHaveBeenCalled();
  });

  it("shows the card field's own error and blocks Save while it lasts [UI-012, UI-018]", async () => {
    await show();
    await fill();
    change({ complete: false, error: { message: 'Your card number is invalid.' } });
    expect(screen.getByText('Your card number is invalid.').closest('[role=alert]')).not.toBeNull();
    await press();
    expect(server.createSetupIntent).not.toHaveBeenCalled();
    change({ complete: true });
    expect(screen.queryByText('Your card number is invalid.')).toBeNull();
  });

  it('sends once however often Save is pressed [UI-013, UI-017]', async () => {
    let open = (): void => undefined;
    fake.gate = new Promise((resolve) => (open = resolve));
    await show();
    await fill();
    await press();
    await press('Saving…');
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

  it('counts as not saved after any edit of the card field [UI-016]', async () => {
    const onEdited = jest.fn();
    await show({ onEdited });
    await fill();
    await press();
    await screen.findByRole('button', { name: 'Saved' });
    onEdited.mockClear();
    change({ complete: false });
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(screen.queryByText(/is saved/)).toBeNull();
    expect(onEdited).toHaveBeenCalledTimes(1);
  });

  it.each(['createPaymentMethod', 'confirmCardSetup'])(
    "shows the provider's message under the card field when %s refuses, and saves nothing [UI-019]",
    async (method) => {
      fake.answers[method] = { error: { type: 'card_error', message: 'Your card was declined.' } };
      await show();
      await fill();
      await press();
      expect(await screen.findByText('Your card was declined.')).toBeInTheDocument();
      expect(server.saveCard).not.toHaveBeenCalled();
      expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
      expect(screen.getByLabelText('Full name on the card')).toHaveValue('Lena Ortiz');
    },
  );

  it("shows the server's words when it could not save the card [UI-020]", async () => {
    server.saveCard.mockRejectedValue({ user_msg: 'We could not save your card.' });
    await show();
    await fill();
    await press();
    expect(await screen.findByText('We could not save your card.')).toBeInTheDocument();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('loading the card form', () => {
  const script = (): HTMLScriptElement => {
    const found = document.querySelector<HTMLScriptElement>('script[src="/api/stripe-double.js"]');
    if (!found) throw new Error('No script was asked for');
    return found;
  };

  it('says that it could not be loaded, and tries again', async () => {
    Reflect.deleteProperty(window, 'Stripe');
    render(<CardForm stripeSource={{ doubleUrl: '/api/stripe-double.js' }} {...server} onSaved={onSaved} errorText={() => ''} />);
    fireEvent.error(script());
    expect(await screen.findByRole('heading', { name: 'The card form could not be loaded' })).toBeInTheDocument();
    await press('Try again');
    window.Stripe = constructor;
    fireEvent.load(script());
    expect(await screen.findByText('card field')).toBeInTheDocument();
  });
});
