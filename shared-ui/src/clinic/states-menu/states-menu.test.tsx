import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { usStates } from '@scanharbor/shared-contracts/domain/us-states';
import { formValues, renderFields } from '../../field/render-fields';
import { StatesMenu } from './index';

describe('StatesMenu', () => {
  it('lists 50 states, District Of Columbia and Puerto Rico with two-letter ids [UI-055]', async () => {
    expect(usStates).toHaveLength(52);
    expect(new Set(usStates.map((state) => state.value)).size).toBe(52);
    expect(usStates.every((state) => /^[A-Z]{2}$/.test(state.value))).toBe(true);
    const names = usStates.map((state) => state.label);
    expect(names).toEqual([...names].sort());
    renderFields({ state: '' }, <StatesMenu name="state" label="State" />);
    await userEvent.selectOptions(screen.getByLabelText('State'), 'District Of Columbia');
    expect(formValues()).toEqual({ state: 'DC' });
    expect(screen.getByRole('option', { name: 'Puerto Rico' })).toHaveValue('PR');
  });
});
