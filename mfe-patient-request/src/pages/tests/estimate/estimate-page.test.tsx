import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../../routes';
import { translateIssuedText } from '../../../spanish/issued-texts';
import '../tests-page';
import './estimate-page';

const requestId = 1001;
const insured = 1002;
const open = (path: string) => renderAt(path, { routes, signedInAs: 'patient@scanharbor.test' });

beforeEach(() => control('reset'));

describe('/tests/estimate', () => {
  it('is one press from the card of a self-pay request, and is written when its patient asks', async () => {
    const { router } = await open('/tests/requests');
    const [first] = within(await screen.findByRole('list', { name: 'Requests' })).getAllByRole('article');
    await userEvent.click(within(first!).getByRole('link', { name: `Good-faith estimate of request #${requestId}` }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Good-faith estimate' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/tests/estimate/${requestId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Get an estimate' }));
    expect(await screen.findByText(/^Request #1001 · version 1, issued \d\d\/\d\d\/\d{4}$/)).toBeVisible();

    const row = within(screen.getByRole('table')).getAllByRole('row')[1];
    expect(row).toHaveTextContent(/^MRI - Brain - Without contrast.*70551None known yet\$\d+$/);
    const [, charge] = /(\$\d+)$/.exec(row?.textContent ?? '') ?? [];
    expect(screen.getByRole('row', { name: /^Total of expected charges/ })).toHaveTextContent(`Total of expected charges${charge ?? ''}`);
    for (const part of ['Issued because you asked for it.', 'Not scheduled yet', 'NPI', 'Tax ID', /^This estimate is not a contract/])
      expect(screen.getByText(part)).toBeVisible();
  });

  it('has every issued sentence in Spanish', async () => {
    await open(`/tests/estimate/${requestId}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Get an estimate' }));
    const charges = await screen.findByRole('table');
    const issued = [
      within(charges).getAllByRole('cell')[0]?.textContent ?? '',
      screen.getByText(/^You may need these items/).textContent,
      ...screen.getAllByRole('listitem').map(({ textContent }) => textContent),
    ];
    expect(issued.length).toBeGreaterThan(6);
    expect(issued.filter((sentence) => translateIssuedText(sentence) === sentence)).toEqual([]);
    expect(translateIssuedText('A sentence of another year.')).toBe('A sentence of another year.');
  });

  it('shows why there is none for an insured request, and keeps the offer', async () => {
    await open(`/tests/estimate/${insured}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Get an estimate' }));
    expect(await screen.findByText('Good-faith estimates are for requests without insurance.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get an estimate' })).toBeEnabled();
  });

  it.each(['999999', 'x'])('says that request %s does not exist', async (id) => {
    await open(`/tests/estimate/${id}`);
    expect(await screen.findByText('This request no longer exists.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your tests' })).toHaveAttribute('href', '/tests/requests');
  });
});
