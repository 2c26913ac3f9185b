import fc from 'fast-check';
import { addDays, weekdayOf } from '../month-grid/index';
import { faultsOf, toggleDay, toggleSlot, whyDisabled, whyNotOnOffer } from './calendar-rules';
import { choicesOf, type DayChoice, daySlots, windowsOf } from './time-windows';

// Saturday; the next Monday but one is nine days ahead.
const saturday = '2026-11-21';
const rules = { today: saturday, allowCurrentDay: false, chosen: [] as string[] };
const inDays = (days: number): string => addDays(saturday, days);

const day = fc.integer({ min: -40, max: 200 });

describe('days of the calendar overlay', () => {
  it('closes every Sunday [UI-083]', () => {
    fc.assert(
      fc.property(day, fc.boolean(), (ahead, allowCurrentDay) => {
        const reason = whyDisabled(inDays(ahead), { ...rules, allowCurrentDay });
        if (weekdayOf(inDays(ahead)) === 0) expect(reason).toMatch(/Sundays|passed/);
        else expect(reason ?? '').not.toMatch(/Sundays/);
      }),
    );
  });

  it('closes past days, with or without allowance [UI-084]', () => {
    expect(whyDisabled(inDays(-1), rules)).toBe('this day has passed');
    expect(whyDisabled(inDays(-1), { ...rules, allowCurrentDay: true })).toBe('this day has passed');
  });

  it("needs 5 days' notice without the allowance [UI-085]", () => {
    expect(whyDisabled(inDays(0), rules)).toMatch(/too soon/);
    expect(whyDisabled(inDays(4), rules)).toMatch(/too soon/);
    expect(whyDisabled(inDays(5), rules)).toBeUndefined();
  });

  it('closes day 5 when it is a Monday, without the allowance [UI-086]', () => {
    const wednesday = '2026-11-25';
    expect(whyDisabled('2026-11-30', { ...rules, today: wednesday })).toMatch(/too soon/);
    expect(whyDisabled('2026-12-01', { ...rules, today: wednesday })).toBeUndefined();
    expect(whyDisabled('2026-11-30', { ...rules, today: wednesday, allowCurrentDay: true })).toBeUndefined();
  });

  it('offers today with the allowance [UI-087]', () => {
    expect(whyDisabled(saturday, { ...rules, allowCurrentDay: true })).toBeUndefined();
  });

  it('closes all other days once 5 are chosen [UI-080]', () => {
    const chosen = [5, 6, 7, 9, 10].map(inDays);
    expect(whyDisabled(inDays(11), { ...rules, chosen })).toBe('5 days are chosen already, remove one first');
    expect(whyDisabled(inDays(6), { ...rules, chosen })).toBeUndefined();
    expect(whyDisabled(inDays(11), { ...rules, chosen: chosen.slice(1) })).toBeUndefined();
  });
});

describe('times that were chosen earlier', () => {
  const opens = (...ahead: number[]) => ahead.map((days) => `${inDays(days)} 08:00:00`);

  it.each([
    [[5, 6, 7], false, undefined],
    [[6, 4, 7], false, "Choose other dates. Wed, Nov 25: too soon, centers need 5 days' notice."],
    [[6, 4, 7], true, undefined],
    [[9, -2], true, 'Choose other dates. Thu, Nov 19: this day has passed.'],
    [[8], true, 'Choose other dates. Sun, Nov 29: centers are closed on Sundays.'],
    [[], false, undefined],
  ])('%j days from now (from today on: %s) say %j [UI-083, UI-084, UI-085, UI-087]', (ahead, allowCurrentDay, words) => {
    expect(whyNotOnOffer(opens(...ahead), { today: saturday, allowCurrentDay })).toBe(words);
  });
});

describe('confirming the choices', () => {
  const choice = (ahead: number, ...slots: (1 | 2 | 3)[]): DayChoice => ({ date: inDays(ahead), slots });

  it('needs at least 3 days [UI-081]', () => {
    expect(faultsOf([choice(5, 1), choice(6, 1)], rules)).toEqual({
      tooFew: true,
      withoutSlot: [],
      notOnOffer: [],
    });
    expect(faultsOf([choice(5, 1), choice(6, 1), choice(7, 3)], rules)).toBeNull();
  });

  it('needs a time on each day [UI-082]', () => {
    expect(faultsOf([choice(5, 1), choice(6), choice(7, 3)], rules)).toEqual({
      tooFew: false,
      withoutSlot: [inDays(6)],
      notOnOffer: [],
    });
  });

  it('refuses days chosen earlier that are no longer on offer [UI-084, UI-085]', () => {
    const choices = [choice(3, 1), choice(6, 1), choice(7, 3)];
    expect(faultsOf(choices, rules)?.notOnOffer).toEqual([inDays(3)]);
    expect(faultsOf(choices, { ...rules, allowCurrentDay: true })).toBeNull();
  });

  it('turns days and times into windows in order of time [UI-088, UI-089]', () => {
    expect(windowsOf([choice(9, 3, 1), choice(5, 2)])).toEqual([
      { windowOpen: '2026-11-26 11:00:00', windowClose: '2026-11-26 16:00:00' },
      { windowOpen: '2026-11-30 08:00:00', windowClose: '2026-11-30 11:00:00' },
      { windowOpen: '2026-11-30 16:00:00', windowClose: '2026-11-30 20:00:00' },
    ]);
  });

  it('finds its choices again in stored windows [UI-088]', () => {
    const slots = fc.uniqueArray(fc.constantFrom(...daySlots.map(({ id }) => id)), { minLength: 1 });
    fc.assert(
      fc.property(fc.dictionary(fc.integer({ min: 0, max: 90 }).map(String), slots), (byDay) => {
        const choices = Object.entries(byDay)
          .map(([ahead, ids]) => ({ date: inDays(Number(ahead)), slots: [...ids].sort() }))
          .sort((one, other) => one.date.localeCompare(other.date));
        expect(choicesOf(windowsOf(choices))).toEqual(choices);
      }),
    );
    expect(choicesOf([{ windowOpen: '2026-11-30 09:00:00', windowClose: '2026-11-30 10:00:00' }])).toEqual([]);
  });

  it('adds and takes out days and times', () => {
    const two = toggleDay(toggleDay([], inDays(9)), inDays(5));
    expect(two.map(({ date }) => date)).toEqual([inDays(5), inDays(9)]);
    const timed = toggleSlot(toggleSlot(two, inDays(5), 3), inDays(5), 1);
    expect(timed[0]?.slots).toEqual([1, 3]);
    expect(toggleSlot(timed, inDays(5), 3)[0]?.slots).toEqual([1]);
    expect(toggleDay(timed, inDays(5)).map(({ date }) => date)).toEqual([inDays(9)]);
  });
});
