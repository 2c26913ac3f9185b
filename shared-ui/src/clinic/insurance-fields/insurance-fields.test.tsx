import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppForm } from '../../form/index';
import { type ComponentProps } from 'react';
import { InsuranceFields } from './index';

const renderFields = (insurers: Partial<ComponentProps<typeof InsuranceFields>['insurers']>) =>
  render(
    <AppForm initialValues={{ insurerId: '', memberId: '' }} onSubmit={() => undefined}>
      <InsuranceFields insurers={{ isError: false, isFetching: false, refetch: () => undefined, ...insurers }} />
    </AppForm>,
  );

describe('InsuranceFields', () => {
  it('offers the companies by name [PR-132, PR-133]', async () => {
    renderFields({ data: [{ id: 7, name: 'Aetna' }] });
    await userEvent.type(screen.getByRole('combobox', { name: 'Insurance company' }), 'aet');
    expect(await screen.findByRole('option', { name: 'Aetna' })).toBeInTheDocument();
    expect(screen.getByLabelText('Member ID')).toBeInTheDocument();
  });

  it('shows no fields while the companies load', () => {
    renderFields({});
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('offers to retry when the companies could not be loaded', async () => {
    const refetch = jest.fn();
    renderFields({ isError: true, refetch });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
