import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { formValues, renderFields } from '../field/render-fields';
import { ZipField } from './index';

describe('ZipField', () => {
  it('accepts five digits, also of a pasted ZIP+4', async () => {
    renderFields({ zip: '' }, <ZipField name="zip" label="ZIP code" />);
    const zip = screen.getByLabelText('ZIP code');
    await userEvent.type(zip, '1a0018 9');
    expect(formValues()).toEqual({ zip: '10018' });
    await userEvent.clear(zip);
    await userEvent.click(zip);
    await userEvent.paste(' 60614-1234');
    expect(formValues()).toEqual({ zip: '60614' });
  });
});
