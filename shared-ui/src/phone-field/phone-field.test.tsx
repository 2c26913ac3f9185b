import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { formValues, renderFields } from '../field/field-probe';
import { formatPhone, isPhone, PhoneField, phoneDigits } from './index';

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');

describe('PhoneField', () => {
  it('keeps digits only, 10 at most [UI-050]', async () => {
    renderFields({ phone: '' }, <PhoneField name="phone" label="Phone" />);
    await userEvent.type(phone(), '212x555.01449');
    expect(formValues()).toEqual({ phone: '2125550144' });
    await userEvent.clear(phone());
    await userEvent.click(phone());
    await userEvent.paste('+1 (212) 555-0144');
    expect(formValues()).toEqual({ phone: '2125550144' });
  });

  it("shows '(###) ###-####' [UI-051]", () => {
    renderFields({ phone: '2125550144' }, <PhoneField name="phone" label="Phone" />);
    expect(phone()).toHaveValue('(212) 555-0144');
    expect(['2', '212', '2125', '212555', '2125550'].map(formatPhone)).toEqual(['(2', '(212', '(212) 5', '(212) 555', '(212) 555-0']);
  });

  it('can be erased from the end to nothing', async () => {
    renderFields({ phone: '2125550' }, <PhoneField name="phone" label="Phone" />);
    await userEvent.type(phone(), '{Backspace}'.repeat(9));
    expect(formValues()).toEqual({ phone: '' });
  });

  it('keeps the caret where a digit in the middle is changed', async () => {
    renderFields({ phone: '2125550144' }, <PhoneField name="phone" label="Phone" />);
    await userEvent.type(phone(), '{Backspace}7', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    expect(formValues()).toEqual({ phone: '2127550144' });
    expect(phone().selectionStart).toBe(7);
  });

  it('erases the digit before a bracket or dash', async () => {
    renderFields({ phone: '2125550144' }, <PhoneField name="phone" label="Phone" />);
    await userEvent.type(phone(), '{Backspace}', { initialSelectionStart: 10, initialSelectionEnd: 10 });
    expect(formValues()).toEqual({ phone: '212550144' });
  });

  it('is valid with exactly ten digits [UI-052]', () => {
    expect(['2125550144', '(212) 555-0144'].every(isPhone)).toBe(true);
    expect(['212555014', '21255501445', '', '212555014a'].some(isPhone)).toBe(false);
  });

  it('does not take a foreign 11 digit number for one with a country code', () => {
    expect(phoneDigits('21255501449')).toBe('2125550144');
  });
});
