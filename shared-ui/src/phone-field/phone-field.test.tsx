import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { formatPhone } from '@scanharbor/shared-contracts/domain/phone';
import { formValues, renderFields } from '../field/render-fields';
import { PhoneField } from './index';

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');

describe('PhoneField', () => {
  it('stores digits only, at most 10 [UI-050]', async () => {
    renderFields({ phone: '' }, <PhoneField name="phone" label="Phone" />);
    await userEvent.type(phone(), '212x555.01449');
    expect(formValues()).toEqual({ phone: '2125550144' });
    await userEvent.clear(phone());
    await userEvent.click(phone());
    await userEvent.paste('+1 (212) 555-0144');
    expect(formValues()).toEqual({ phone: '2125550144' });
  });

  it('replaces a number by a pasted one, wherever the caret is [UI-050]', async () => {
    renderFields({ phone: '2125550144' }, <PhoneField name="phone" label="Phone" />);
    await userEvent.click(phone());
    await userEvent.paste('917 555 0142');
    expect(formValues()).toEqual({ phone: '9175550142' });
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.paste('33');
    expect(formValues()).toEqual({ phone: '9175550133' });
  });

  it.each([
    ['2125550144', '2125550144'],
    ['(212)555-0144', '2125550144'],
    ['212-555-0144', '2125550144'],
    ['+1 212 555 0144', '2125550144'],
    ['+1 (917) 555-0142', '9175550142'],
    ['9175550142', '9175550142'],
  ])('retains all ten digits when %p is filled in automatically over a number [UI-050]', (filledIn, digits) => {
    renderFields({ phone: '2125550144' }, <PhoneField name="phone" label="Phone" />);
    fireEvent.change(phone(), { target: { value: filledIn } });
    expect(formValues()).toEqual({ phone: digits });
  });

  it("shows '(###) ###-####' [UI-051]", () => {
    renderFields({ phone: '2125550144' }, <PhoneField name="phone" label="Phone" />);
    expect(phone()).toHaveValue('(212) 555-0144');
    expect(['2', '212', '2125', '212555', '2125550'].map(formatPhone)).toEqual(['(2', '(212', '(212) 5', '(212) 555', '(212) 555-0']);
  });

  it('can be cleared from the end', async () => {
    renderFields({ phone: '2125550' }, <PhoneField name="phone" label="Phone" />);
    await userEvent.type(phone(), '{Backspace}'.repeat(9));
    expect(formValues()).toEqual({ phone: '' });
  });

  it('retains the caret when a digit in the middle changes', async () => {
    renderFields({ phone: '2125550144' }, <PhoneField name="phone" label="Phone" />);
    await userEvent.type(phone(), '{Backspace}7', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    expect(formValues()).toEqual({ phone: '2127550144' });
    expect(phone().selectionStart).toBe(7);
  });

  it('deletes the digit before a bracket or dash', async () => {
    renderFields({ phone: '2125550144' }, <PhoneField name="phone" label="Phone" />);
    await userEvent.type(phone(), '{Backspace}', { initialSelectionStart: 10, initialSelectionEnd: 10 });
    expect(formValues()).toEqual({ phone: '212550144' });
  });
});
