import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { string, object } from 'yup';
import { CheckboxGroup } from '../checkbox-group/index';
import { TextField } from '../text-field/index';
import { AppForm, FormFailure, SubmitButton } from './index';

const schema = object({
  zip: string().required('Enter your zip code'),
  name: string().required('Enter your name'),
});

const renderForm = (onSubmit: (values: { zip: string; name: string }) => unknown) =>
  render(
    <AppForm
      initialValues={{ zip: '', name: '' }}
      validationSchema={schema}
      onSubmit={(values, helpers) => {
        const errors = onSubmit(values);
        if (errors instanceof Promise) return errors;
        if (errors) helpers.setErrors(errors);
        return undefined;
      }}
    >
      <TextField name="name" label="Name" />
      <TextField name="zip" label="Zip code" hint="Five digits" />
      <SubmitButton>Save</SubmitButton>
    </AppForm>,
  );

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button'));

describe('AppForm', () => {
  it('shows a focused summary whose links lead to the fields, in the order of the page', async () => {
    const send = jest.fn();
    renderForm(send);
    save();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('There is a problem');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter your name', 'Enter your zip code']);
    fireEvent.click(within(summary).getByRole('link', { name: 'Enter your zip code' }));
    expect(screen.getByLabelText('Zip code')).toHaveFocus();
    expect(screen.getByLabelText('Zip code')).toHaveAccessibleDescription('Five digits Enter your zip code');
    expect(screen.getByLabelText('Zip code')).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
  });

  it('does not complain before the first attempt', async () => {
    renderForm(jest.fn());
    fireEvent.blur(screen.getByLabelText('Zip code'));
    await act(async () => undefined);
    expect(screen.queryByText('Enter your zip code')).not.toBeInTheDocument();
  });

  it('takes a mended error out of the summary and keeps what was typed', async () => {
    renderForm(jest.fn());
    save();
    await screen.findByRole('alert');
    type('Name', 'Lena');
    await waitFor(() => expect(screen.queryByText('Enter your name')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Name')).toHaveValue('Lena');
    type('Zip code', '10018');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('sends once, however often it is pressed while saving', async () => {
    let finish: () => void = () => undefined;
    const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderForm(send);
    type('Name', 'Lena');
    type('Zip code', '10018');
    save();
    save();
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeInTheDocument();
    save();
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
    save();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await act(async () => finish());
  });

  it('puts an error of the server beside its field and into the summary', async () => {
    renderForm(() => ({ zip: 'We do not know this zip code' }));
    type('Name', 'Lena');
    type('Zip code', '00000');
    save();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('link', { name: 'We do not know this zip code' })).toBeInTheDocument();
    expect(screen.getByLabelText('Zip code')).toHaveAccessibleDescription(/We do not know this zip code/);
  });

  it('links the error of a group to its first box', async () => {
    render(
      <AppForm initialValues={{ times: [] }} validate={() => ({ times: 'Choose a time' })} onSubmit={() => undefined} idPrefix="booking">
        <CheckboxGroup name="times" label="Times" options={[{ value: 'am', label: 'Morning' }]} />
        <SubmitButton>Save</SubmitButton>
      </AppForm>,
    );
    save();
    fireEvent.click(await screen.findByRole('link', { name: 'Choose a time' }));
    expect(screen.getByRole('checkbox', { name: 'Morning' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Times' })).toHaveAccessibleDescription('Choose a time');
  });
});

describe('AppForm over what the server holds', () => {
  const form = (stored: { name: string; zip: string }, onSubmit: () => unknown = jest.fn()) => (
    <AppForm initialValues={stored} followStored onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <TextField name="zip" label="Zip code" />
      <SubmitButton>Save</SubmitButton>
    </AppForm>
  );
  const shown = () => [screen.getByLabelText('Name'), screen.getByLabelText('Zip code')].map((field) => (field as HTMLInputElement).value);

  it('takes over a newer answer, and leaves alone what was typed meanwhile', async () => {
    const { rerender } = render(form({ name: 'Ann', zip: '10018' }));
    type('Name', 'Renata');
    rerender(form({ name: 'Anna', zip: '10019' }));
    await waitFor(() => expect(shown()).toEqual(['Renata', '10019']));
  });

  it('follows lists by what they hold, and keeps what was sent but not stored', async () => {
    const boxes = (times: string[], name: string) => (
      <AppForm initialValues={{ times, name }} followStored onSubmit={() => Promise.resolve(false)}>
        <TextField name="name" label="Name" />
        <CheckboxGroup name="times" label="Times" options={[{ value: 'am', label: 'Morning' }]} />
        <SubmitButton>Save</SubmitButton>
      </AppForm>
    );
    const { rerender } = render(boxes(['am'], 'Ann'));
    type('Name', 'Renata');
    save();
    await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    rerender(boxes([], 'Anna'));
    await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
    expect(screen.getByLabelText('Name')).toHaveValue('Renata');
  });

  it('shows what the server made of the values that were sent', async () => {
    const { rerender } = render(form({ name: 'Ann', zip: '10018' }));
    type('Zip code', '10019-0000');
    save();
    await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    type('Name', 'Renata');
    rerender(form({ name: 'Ann', zip: '10019' }));
    await waitFor(() => expect(shown()).toEqual(['Renata', '10019']));
  });
});

describe('FormFailure', () => {
  it('is there to be announced from the start, and says what failed and why', () => {
    const { rerender } = render(<FormFailure />);
    const said = screen.getByRole('alert');
    expect(said).toBeEmptyDOMElement();
    rerender(<FormFailure why="Sam has booked it.">The request was not rejected.</FormFailure>);
    expect(said).toHaveTextContent('The request was not rejected.Sam has booked it.');
    rerender(<FormFailure why="Sam has booked it." />);
    expect(said).toBeEmptyDOMElement();
  });
});
