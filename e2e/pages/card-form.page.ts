import { fill, clickWhenReady, within } from '../support/find';

/** Stripe's test numbers. */
export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** The card form of any page. */
export const cardForm = (on: WebdriverIO.Browser = browser) => {
  const find = within(on);
  const cardInput = (name: string) => on.$(`input[name=card-${name}]`);
  return {
    holder: () => find.field('Full name on the card'),
    enter: async (number: string, holder = 'Jordan Ellis') => {
      await fill(find.field('Full name on the card'), holder);
      await fill(cardInput('number'), number);
      await fill(cardInput('expiry'), '12 / 34');
      await fill(cardInput('code'), '123');
      await fill(cardInput('zip'), '10018');
    },
    save: () => clickWhenReady(find.button('Save')),
    saved: () => find.button('Saved'),
    error: (text: string) => find.text(text),
  };
};
