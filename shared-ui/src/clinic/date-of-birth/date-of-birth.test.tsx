import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { formValues, renderFields } from '../../field/render-fields';
import { DateOfBirth } from './index';

const today = new Date(2026, 2, 10);
const show = (birth = '', minAge?: number) =>
  renderFields({ birth }, <DateOfBirth name="birth" label="Date of birth" today={today} minAge={minAge} />);
const list = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const offered = (label: string) =>
  within(list(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
const choose = (label: string, value: string) => fireEvent.change(list(label), { target: { value } });
const shown = () => ['Month', 'Day', 'Year'].map((label) => list(label).value);

describe('DateOfBirth', () => {
  it('has three required selects for month, day and year, with number and name in each option [UI-030, UI-036, SC-378]', () => {
    show();
    const lists = within(screen.getByRole('group', { name: 'Date of birth' })).getAllByRole('combobox');
    expect(lists.map((each) => each.getAttribute('autocomplete'))).toEqual(['bday-month', 'bday-day', 'bday-year']);
    for (const each of lists) expect(each).toBeRequired();
    const [march] = within(list('Month')).getAllByRole<HTMLOptionElement>('option', { name: 'March' });
    expect(march?.value).toBe('3');
  });

  it('offers years from 100 years ago to today minus 18, or minus another age, 0 included [UI-031, UI-032]', () => {
    const view = show();
    expect([offered('Year').at(0), offered('Year').at(-1)]).toEqual(['2008', '1926']);
    view.unmount();
    show('', 0);
    expect([offered('Year').at(0), offered('Year').at(-1)]).toEqual(['2026', '1926']);
  });

  it('starts at January 1 of the year 18 years ago, clamped to the offered dates [UI-033]', () => {
    const view = show();
    expect(shown()).toEqual(['1', '1', '2008']);
    view.unmount();
    show('', 21);
    expect(shown()).toEqual(['1', '1', '2005']);
  });

  it('has no value until a select changes [UI-033]', async () => {
    show();
    await userEvent.tab();
    await userEvent.tab();
    expect(formValues()).toEqual({ birth: '' });
    fireEvent.click(list('Year'));
    expect(formValues()).toEqual({ birth: '2008-01-01' });
  });

  it.each([
    [0, '2026'],
    [18, '2008'],
  ])('limits months and days to today in the youngest year of a minimum age of %i [UI-034, UI-035]', (minAge, youngest) => {
    show(`${Number(youngest) - 1}-12-31`, minAge);
    expect(offered('Month')).toHaveLength(12);
    choose('Year', youngest);
    expect(offered('Month')).toEqual(['January', 'February', 'March']);
    expect(offered('Day').at(-1)).toBe('10');
    expect(formValues()).toEqual({ birth: `${youngest}-03-10` });
    choose('Month', '2');
    expect(offered('Day').length).toBeGreaterThan(27);
  });

  it('offers no February 29 in a youngest year without one [UI-035, UI-038]', () => {
    renderFields({ birth: '2005-02-28' }, <DateOfBirth name="birth" label="Date of birth" today={new Date(2024, 1, 29)} />);
    choose('Year', '2006');
    expect(offered('Day').at(-1)).toBe('28');
  });

  it('starts from a year-month-day text [UI-037]', () => {
    show('1984-04-12');
    expect(shown()).toEqual(['4', '12', '1984']);
    expect(formValues()).toEqual({ birth: '1984-04-12' });
  });

  it('offers the days that the month has [UI-038]', () => {
    show('1984-01-31');
    choose('Month', '2');
    expect(offered('Day').at(-1)).toBe('29');
    expect(formValues()).toEqual({ birth: '1984-02-29' });
    choose('Year', '1983');
    expect(formValues()).toEqual({ birth: '1983-02-28' });
  });
});
