import fc from 'fast-check';
import { addDays, getWeekday } from './civil-date';
import { findFirstOfferedDay, findStaleDay, getDisabledReason, validateChoices } from './offered-days';
import { toDayChoices, type DayChoice, daySlots, toTimeWindows } from './day-slots';

// Saturday; the next Monday but one is nine days ahead.
const saturday = '2026-11-21';
const rules = { today: saturday, allowCurrentDay: false, chosen: [] as string[] };
const inDays = (days: number): string => addDays(saturday, days);

const day = fc.integer({ min: -40, max: 200 });

describe('days of the calendar overlay', () => {
  it('closes every Sunday [UI-083]', () => {
    fc.assert(
      fc.property(day, fc.boolean(), (ahead, allowCurrentDay) => {
        const reason = getDisabledReason(inDays(ahead), { ...rules, allowCurrentDay });
        if (getWeekday(inDays(ahead)) === 0) expect(reason).toMatch(/sunday|past/);
        else expect(reason).not.toBe('sunday');
      }),
    );
  });

  it('closes past days, with or without allowance [UI-084]', () => {
    expect(getDisabledReason(inDays(-1), rules)).toBe('past');
    expect(getDisabledReason(inDays(-1), { ...rules, allowCurrentDay: true })).toBe('past');
  });

  it("needs 5 days' notice without the allowance [UI-085]", () => {
    expect(getDisabledReason(inDays(0), rules)).toBe('tooSoon');
    expect(getDisabledReason(inDays(4), rules)).toBe('tooSoon');
    expect(getDisabledReason(inDays(5), rules)).toBeUndefined();
  });

  it('closes day 5 when it is a Monday, without the allowance [UI-086]', () => {
    const wednesday = '2026-11-25';
    expect(getDisabledReason('2026-11-30', { ...rules, today: wednesday })).toBe('tooSoonMonday');
    expect(getDisabledReason('2026-12-01', { ...rules, today: wednesday })).toBeUndefined();
    expect(getDisabledReason('2026-12-07', { ...rules, today: wednesday })).toBeUndefined();
    expect(getDisabledReason('2026-11-30', { ...rules, today: wednesday, allowCurrentDay: true })).toBeUndefined();
  });

  it('offers today with the allowance [UI-087]', () => {
    expect(getDisabledReason(saturday, { ...rules, allowCurrentDay: true })).toBeUndefined();
  });

  it('closes all other days once 5 are chosen [UI-080]', () => {
    const chosen = [5, 6, 7, 9, 10].map(inDays);
    expect(getDisabledReason(inDays(11), { ...rules, chosen })).toBe('full');
    expect(getDisabledReason(inDays(6), { ...rules, chosen })).toBeUndefined();
    expect(getDisabledReason(inDays(11), { ...rules, chosen: chosen.slice(1) })).toBeUndefined();
  });
});

it.each([
  ['a Saturday', saturday, false, '2026-11-26'],
  ['a Wednesday, whose day 5 is a Monday', '2026-11-25', false, '2026-12-01'],
  ['a Tuesday, whose day 5 is a Sunday', '2026-11-24', false, '2026-11-30'],
  ['a Saturday, from today on', saturday, true, saturday],
  ['a Sunday, from today on', '2026-11-22', true, '2026-11-23'],
])('finds the first day that can be chosen on %s [UI-083, UI-085, UI-086, UI-087]', (_name, today, allowCurrentDay, first) => {
  expect(findFirstOfferedDay({ today, allowCurrentDay })).toBe(first);
});

describe('times that were chosen earlier', () => {
  const opens = (...ahead: number[]) => ahead.map((days) => `${inDays(days)} 08:00:00`);

  it.each([
    [[5, 6, 7], false, undefined],
    [[6, 4, 7], false, { date: '2026-11-25', reason: 'tooSoon' }],
    [[6, 4, 7], true, undefined],
    [[9, -2], true, { date: '2026-11-19', reason: 'past' }],
    [[-1, 9, -2], true, { date: '2026-11-19', reason: 'past' }],
    [[8], true, { date: '2026-11-29', reason: 'sunday' }],
    [[], false, undefined],
  ])('%j days from now (from today on: %s) give %j [UI-083, UI-084, UI-085, UI-087]', (ahead, allowCurrentDay, stale) => {
    expect(findStaleDay(opens(...ahead), { today: saturday, allowCurrentDay })).toEqual(stale);
  });
});

describe('confirming the choices', () => {
  const choice = (ahead: number, ...slots: (1 | 2 | 3)[]): DayChoice => ({ date: inDays(ahead), slots });

  it('needs at least 3 days [UI-081]', () => {
    expect(validateChoices([choice(5, 1), choice(6, 1)], rules)).toEqual({
      tooFew: true,
      withoutSlot: [],
      notOffered: [],
    });
    expect(validateChoices([choice(5, 1), choice(6, 1), choice(7, 3)], rules)).toBeNull();
  });

  it('needs a time on each day [UI-082]', () => {
    expect(validateChoices([choice(5, 1), choice(6), choice(7, 3)], rules)).toEqual({
      tooFew: false,
      withoutSlot: [inDays(6)],
      notOffered: [],
    });
  });

  it('refuses days chosen earlier that are no longer on offer [UI-084, UI-085]', () => {
    const choices = [choice(3, 1), choice(6, 1), choice(7, 3)];
    expect(validateChoices(choices, rules)?.notOffered).toEqual([inDays(3)]);
    expect(validateChoices(choices, { ...rules, allowCurrentDay: true })).toBeNull();
  });

  it('turns days and times into windows in order of time [UI-088, UI-089]', () => {
    expect(toTimeWindows([choice(9, 3, 1), choice(5, 2)])).toEqual([
      { open: '2026-11-26 11:00:00', close: '2026-11-26 16:00:00' },
      { open: '2026-11-30 08:00:00', close: '2026-11-30 11:00:00' },
      { open: '2026-11-30 16:00:00', close: '2026-11-30 20:00:00' },
    ]);
  });

  it('finds its choices again in stored windows [UI-088]', () => {
    const slots = fc.uniqueArray(fc.constantFrom(...daySlots.map(({ id }) => id)), { minLength: 1 });
    fc.assert(
      fc.property(fc.dictionary(fc.integer({ min: 0, max: 90 }).map(String), slots), (byDay) => {
        const choices = Object.entries(byDay)
          .map(([ahead, ids]) => ({ date: inDays(Number(ahead)), slots: [...ids].sort() }))
          .sort((one, other) => one.date.localeCompare(other.date));
        expect(toDayChoices(toTimeWindows(choices))).toEqual(choices);
      }),
    );
    expect(toDayChoices([{ open: '2026-11-30 09:00:00', close: '2026-11-30 10:00:00' }])).toEqual([]);
  });
});
