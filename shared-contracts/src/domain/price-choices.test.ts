import { listPriceChoices } from './price-choices';

describe('price choices', () => {
  it.each([
    [100, [100, 90, 80, 70, 60, 50]],
    [175, [175, 165, 155, 145, 135, 125, 115, 105, 95]],
    [0, [0]],
  ])('of a budget of %i run down to half of it in steps of 10 [IC-124]', (budget, expected) => {
    expect(listPriceChoices(budget, false)).toEqual(expected);
  });

  it('begin at one and a half times the budget less 10 for internal staff [IC-125]', () => {
    const choices = listPriceChoices(100, true);
    expect(choices[0]).toBe(140);
    expect(choices.at(-1)).toBe(50);
  });
});
