import { fireEvent, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { CheckboxField } from '../checkbox-field/index';
import { CheckboxGroup } from '../checkbox-group/index';
import { ChipRadios } from '../chip-radios/index';
import { PasswordField } from '../password-field/index';
import { RadioCards } from '../radio-cards/index';
import { SelectField } from '../select-field/index';
import { TextArea } from '../text-area/index';
import { TextField } from '../text-field/index';
import { formValues, renderFields } from './render-fields';

describe('fields', () => {
  it('marks optional fields with text', () => {
    renderFields({ middle: '' }, <TextField name="middle" label="Middle name" optional />);
    expect(screen.getByRole('textbox', { name: 'Middle name (optional)' })).not.toBeRequired();
  });

  it('shows an error after its field is touched', async () => {
    const wrong = 'Enter your name';
    render(
      <Formik initialValues={{ name: '' }} initialErrors={{ name: wrong }} validateOnBlur={false} onSubmit={() => undefined}>
        <TextField name="name" label="Name" />
      </Formik>,
    );
    expect(screen.queryByText(wrong)).not.toBeInTheDocument();
    fireEvent.blur(screen.getByLabelText('Name'));
    expect(await screen.findByText(wrong)).toBeVisible();
  });

  it('shows the number of remaining characters', () => {
    renderFields({ note: 'abc' }, <TextArea name="note" label="Note" maxLength={5} />);
    expect(screen.getByText('2 characters left')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'abcd' } });
    expect(screen.getByText('1 character left')).toBeInTheDocument();
  });

  it('shows the password on request and checks off each met rule', () => {
    const rules = [
      { id: 'length', text: 'At least 8 characters', test: (word: string) => word.length >= 8 },
      { id: 'digit', text: 'A digit', test: (word: string) => /\d/.test(word) },
    ];
    renderFields({ word: 'abc1' }, <PasswordField name="word" label="Password" rules={rules} autoComplete="new-password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveAccessibleDescription('At least 8 characters (not met yet) A digit (met)');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
  });

  it('stores the choice of a list', () => {
    renderFields({ sex: '' }, <SelectField name="sex" label="Sex" options={[{ value: 'F', label: 'Female' }]} />);
    expect(screen.getByRole('option', { name: 'Choose one' })).toHaveValue('');
    fireEvent.change(screen.getByLabelText('Sex'), { target: { value: 'F' } });
    expect(formValues()).toEqual({ sex: 'F' });
  });

  it('stores a consent as a boolean', () => {
    renderFields({ agree: false }, <CheckboxField name="agree" label="I agree" optional={false} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
    expect(screen.getByRole('checkbox')).toBeRequired();
    expect(formValues()).toEqual({ agree: true });
  });

  it('stores chosen boxes in the order of the options', () => {
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
    renderFields({ letters: ['c'] }, <CheckboxGroup name="letters" label="Letters" options={options} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'A' }));
    expect(formValues()).toEqual({ letters: ['a', 'c'] });
    fireEvent.click(screen.getByRole('checkbox', { name: 'C' }));
    expect(formValues()).toEqual({ letters: ['a'] });
  });

  it('selects a card and announces its description', () => {
    const options = [
      { value: 'self', label: 'Self-pay', figure: '$300.00', text: 'You pay $25.00 now' },
      { value: 'insurance', label: 'Insurance', text: 'We check your plan.' },
    ];
    renderFields({ pay: 'self' }, <RadioCards name="pay" label="How will you pay?" options={options} />);
    expect(screen.getByRole('radiogroup', { name: 'How will you pay?' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Self-pay' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Self-pay' })).toHaveAccessibleDescription('$300.00 You pay $25.00 now');
    fireEvent.click(screen.getByRole('radio', { name: 'Insurance' }));
    expect(formValues()).toEqual({ pay: 'insurance' });
  });

  it('selects a chip', () => {
    const options = ['5', '20'].map((value) => ({ value, label: `${value} miles` }));
    renderFields({ miles: '5' }, <ChipRadios name="miles" label="How far can you travel?" options={options} />);
    fireEvent.click(screen.getByRole('radio', { name: '20 miles' }));
    expect(formValues()).toEqual({ miles: '20' });
  });
});
