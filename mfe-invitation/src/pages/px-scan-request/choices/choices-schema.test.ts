import { civilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { type Choices, timeIds } from '../hand-off';
import { choicesSchema } from './choices-schema';

/** Windows on the first days from `ahead` days from today on that are no Sunday. */
function windowsFrom(ahead: number) {
  const [year = 0, month = 1, day = 1] = civilToday().split('-').map(Number);
  const days = [0, 1, 2, 3].map((more) => new Date(Date.UTC(year, month - 1, day + ahead + more)));
  const open = days.filter((date) => date.getUTCDay() !== 0).slice(0, 3);
  return open.map((date) => date.toISOString().slice(0, 10)).map((date) => ({ open: `${date} 08:00:00`, close: `${date} 11:00:00` }));
}

function said(payment: Choices['payment'], windows: Choices['windows'], time: Choices['time'] = timeIds.custom): string {
  try {
    choicesSchema.validateSync({ payment, zipCode: '10018', time, windows } satisfies Choices);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('days of their own', () => {
  it('that are still on offer are taken [IN-042]', () => {
    expect([said('self-pay', windowsFrom(1)), said('insurance', windowsFrom(8)), said('insurance', [], timeIds.flexible)]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('have to be chosen [IN-042]', () => {
    expect(said('insurance', [])).toBe('Choose your dates and times.');
  });

  it.each([
    ['have passed', 'self-pay', -7],
    ['are too soon for insurance', 'insurance', 1],
  ] as const)('that %s are asked for again [UI-083, UI-085]', (_why, payment, ahead) => {
    expect(said(payment, windowsFrom(ahead))).toMatch(/^Choose other dates\./);
  });
});
