interface CardError {
  code: string;
  message: string;
}

interface CardChange {
  complete: boolean;
  error?: CardError;
}

/** Digits of a card in the fields of the card element. */
export interface CardEntries {
  number: string;
  expiry: string;
  code: string;
  zip: string;
}

export interface CardElement {
  mount(node: HTMLElement): void;
  on(event: 'change', listener: (change: CardChange) => void): void;
  /** Enters digits into the mounted fields, like a user. */
  enter(entries: CardEntries): void;
}

export interface StripeScript {
  elements(): { create(type: 'card', options?: object): CardElement };
  createPaymentMethod(data: object): Promise<{ error?: CardError; paymentMethod?: { id: string; card: { brand: string; last4: string } } }>;
  confirmCardSetup(secret: string, data?: object, options?: object): Promise<{ error?: CardError; setupIntent?: { status: string } }>;
  createSource(): never;
  paymentRequest(options: object): unknown;
}

export function createStripe(options?: { latencyMs?: number; readWallet?: () => string | null }): StripeScript;
