import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { string, object } from 'yup';
import { CheckboxGroup } from '../checkbox-group/index';
import { TextField } from '../text-field/index';
import { AppForm, FormFailure, SubmitButton } from './index';

const schema = object({
  zip: string().required('Enter your ZIP code'),
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
      <TextField name="zip" label="ZIP code" hint="Five digits" />
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
    ).toEqual(['Enter your name', 'Enter your ZIP code']);
    fireEvent.click(within(summary).getByRole('link', { name: 'Enter your ZIP code' }));
    expect(screen.getByLabelText('ZIP code')).toHaveFocus();
    expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription('Five digits Enter your ZIP code');
    expect(screen.getByLabelText('ZIP code')).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows no errors before the first submission', async () => {
    renderForm(jest.fn());
    fireEvent.blur(screen.getByLabelText('ZIP code'));
    await act(async () => undefined);
    expect(screen.queryByText('Enter your ZIP code')).not.toBeInTheDocument();
  });

  it('removes a fixed error from the summary and retains the input', async () => {
    renderForm(jest.fn());
    save();
    await screen.findByRole('alert');
    type('Name', 'Lena');
    await waitFor(() => expect(screen.queryByText('Enter your name')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Name')).toHaveValue('Lena');
    type('ZIP code', '10018');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('takes focus once for a failed submission, and not for an error that comes back while the user types', async () => {
    renderForm(jest.fn());
    save();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    type('ZIP code', '10018');
    screen.getByLabelText('Name').focus();
    type('Name', 'Lena');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    type('Name', '');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    save();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('submits once when clicked repeatedly while saving', async () => {
    let finish: () => void = () => undefined;
    const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderForm(send);
    type('Name', 'Lena');
    type('ZIP code', '10018');
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

  it('shows a server error beside its field and in the summary', async () => {
    renderForm(() => ({ zip: 'We do not know this ZIP code' }));
    type('Name', 'Lena');
    type('ZIP code', '00000');
    save();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('link', { name: 'We do not know this ZIP code' })).toBeInTheDocument();
    expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription(/We do not know this ZIP code/);
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

describe('AppForm with values of the server', () => {
  const form = (stored: { name: string; zip: string }, onSubmit: () => unknown = jest.fn()) => (
    <AppForm initialValues={stored} followStored onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <TextField name="zip" label="ZIP code" />
      <SubmitButton>Save</SubmitButton>
    </AppForm>
  );
  const shown = () => [screen.getByLabelText('Name'), screen.getByLabelText('ZIP code')].map((field) => (field as HTMLInputElement).value);

  it('applies a newer response, except to fields that were edited since', async () => {
    const { rerender } = render(form({ name: 'Ann', zip: '10018' }));
    type('Name', 'Renata');
    rerender(form({ name: 'Anna', zip: '10019' }));
    await waitFor(() => expect(shown()).toEqual(['Renata', '10019']));
  });

  it('compares lists by their items, and retains values that were sent but not stored', async () => {
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

  it('shows the values that the server returned for the sent ones', async () => {
    const { rerender } = render(form({ name: 'Ann', zip: '10018' }));
    type('ZIP code', '10019-0000');
    save();
    await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    type('Name', 'Renata');
    rerender(form({ name: 'Ann', zip: '10019' }));
    await waitFor(() => expect(shown()).toEqual(['Renata', '10019']));
  });
});

describe('FormFailure', () => {
  it('exists from the start, so that it is announced, and shows the failure and its reason', () => {
    const { rerender } = render(<FormFailure />);
    const alert = screen.getByRole('alert');
    expect(alert).toBeEmptyDOMElement();
    rerender(<FormFailure reason="Sam has booked it.">The request was not rejected.</FormFailure>);
    expect(alert).toHaveTextContent('The request was not rejected.Sam has booked it.');
    rerender(<FormFailure reason="Sam has booked it." />);
    expect(alert).toBeEmptyDOMElement();
  });
});
