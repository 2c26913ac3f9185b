import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { type HandOffChoices, timeIds } from '../hand-off-draft';
import { choicesSchema } from './choices-schema';

/** Returns windows on the first three days that are no Sunday, starting `daysFromToday` days from today. */
function createWindows(daysFromToday: number) {
  const [year = 0, month = 1, day = 1] = getCivilToday().split('-').map(Number);
  const days = [0, 1, 2, 3].map((more) => new Date(Date.UTC(year, month - 1, day + daysFromToday + more)));
  const open = days.filter((date) => date.getUTCDay() !== 0).slice(0, 3);
  return open.map((date) => date.toISOString().slice(0, 10)).map((date) => ({ open: `${date} 08:00:00`, close: `${date} 11:00:00` }));
}

function validate(
  payment: HandOffChoices['payment'],
  windows: HandOffChoices['windows'],
  time: HandOffChoices['time'] = timeIds.custom,
): string {
  try {
    choicesSchema.validateSync({ payment, zipCode: '10018', time, windows } satisfies HandOffChoices);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the days of the custom time', () => {
  it('are valid while the calendar offers them [IN-042]', () => {
    expect([
      validate('self-pay', createWindows(1)),
      validate('insurance', createWindows(8)),
      validate('insurance', [], timeIds.flexible),
    ]).toEqual(['', '', '']);
  });

  it('are required [IN-042]', () => {
    expect(validate('insurance', [])).toBe('Choose your dates and times.');
  });

  it.each([
    ['have passed', 'self-pay', -7],
    ['are too soon for insurance', 'insurance', 1],
  ] as const)('are rejected when they %s [UI-083, UI-085]', (_why, payment, daysFromToday) => {
    expect(validate(payment, createWindows(daysFromToday))).toMatch(/^Choose other dates\./);
  });
});
