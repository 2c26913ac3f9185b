import { fill, press, within } from '../support/find';

/** Stripe's test numbers. */
export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** The card form, wherever it stands. */
export const cardForm = (on: WebdriverIO.Browser = browser) => {
  const find = within(on);
  const part = (name: string) => on.$(`input[name=card-${name}]`);
  return {
    holder: () => find.field('Full name on the card'),
    enter: async (number: string, holder = 'Jordan Ellis') => {
      await fill(find.field('Full name on the card'), holder);
      await fill(part('number'), number);
      await fill(part('expiry'), '12 / 34');
      await fill(part('code'), '123');
      await fill(part('zip'), '10018');
    },
    save: () => press(find.button('Save')),
    saved: () => find.button('Saved'),
    error: (text: string) => find.text(text),
  };
};
