import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { formValues, renderFields } from '../field/render-fields';
import { DateInput, dateTextFromIso, isDateText, isoFromDateText } from './index';

describe('DateInput', () => {
  it("accepts 8 digits and shows 'MM-DD-YYYY' [UI-053]", async () => {
    renderFields({ date: '' }, <DateInput name="date" label="Date" />);
    await userEvent.type(screen.getByLabelText('Date'), '03/04x/198455');
    expect(screen.getByLabelText('Date')).toHaveValue('03-04-1984');
    expect(formValues()).toEqual({ date: '03-04-1984' });
  });

  it.each(['03-04-1984', '3/4/1984', '02-29-2024', '12/31/2026'])('accepts %s [UI-054]', (text) => {
    expect(isDateText(text)).toBe(true);
  });

  it.each(['13-01-2026', '00-10-2026', '02-31-2026', '02-29-2026', '01-32-2026', '01-01-26', '01.01.2026', '01-01-0026', ''])(
    'refuses %s [UI-054]',
    (text) => {
      expect(isDateText(text)).toBe(false);
    },
  );

  it('converts from and to the ISO format', () => {
    expect(isoFromDateText('3/4/1984')).toBe('1984-03-04');
    expect(dateTextFromIso('1984-03-04')).toBe('03-04-1984');
    expect(dateTextFromIso('')).toBe('');
  });
});
