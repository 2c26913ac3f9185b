import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppForm } from '../form/index';
import { TextField } from '../text-field/index';
import { PersistValues } from './persist-values';

it('reports every change, and nothing before the first one', async () => {
  const onChange = jest.fn();
  render(
    <AppForm<{ name: string }> initialValues={{ name: '' }} onSubmit={() => undefined}>
      <PersistValues<{ name: string }> onChange={onChange} />
      <TextField name="name" label="Name" />
    </AppForm>,
  );
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Name'), 'No');
  expect(onChange.mock.calls).toEqual([[{ name: 'N' }], [{ name: 'No' }]]);
});
