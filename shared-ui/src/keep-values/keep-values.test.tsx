import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppForm } from '../form/index';
import { TextField } from '../text-field/index';
import { KeepValues } from './keep-values';

it('hands on every change, and nothing before the first one', async () => {
  const keep = jest.fn();
  render(
    <AppForm<{ name: string }> initialValues={{ name: '' }} onSubmit={() => undefined}>
      <KeepValues<{ name: string }> keep={keep} />
      <TextField name="name" label="Name" />
    </AppForm>,
  );
  expect(keep).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Name'), 'No');
  expect(keep.mock.calls).toEqual([[{ name: 'N' }], [{ name: 'No' }]]);
});
