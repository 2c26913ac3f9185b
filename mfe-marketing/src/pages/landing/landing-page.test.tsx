import { draftSaved, setConfig } from '@scanharbor/shared-contracts';
import { requestPrefillKey } from '@scanharbor/shared-contracts/domain/request-prefill';
import { control } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { scanRates } from '../../content/rates';
import { routes } from '../../routes';
import { clickButton, title, user, visit } from '../../testing/visit';

beforeEach(() => {
  sessionStorage.clear();
  setConfig({});
});

describe('landing page', () => {
  it('shows rates with market rates, and the promises of the copy [MK-001, MK-002, MK-003, MK-009, MK-010, MK-011, MK-012]', async () => {
    await visit('/');
    await title('Your scan, at a center near you, for a price you know first.');
    const prices = within(screen.getByRole('region', { name: 'Typical prices' }));
    await prices.findByText('from $225 at our centers');
    expect(prices.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
      'MRI$350usual total, market rate $850from $225 at our centers',
      'CT$325usual total, market rate $500from $200 at our centers',
      expect.stringMatching(/^Mammogram\$225usual total, market rate \$400from \$\d+ at our centers$/),
      expect.stringMatching(/^Ultrasound\$220usual total, market rate \$400from \$\d+ at our centers$/),
      expect.stringMatching(/^X-Ray\$70usual total, market rate \$200from \$\d+ at our centers$/),
    ]);
    expect(prices.getByText(/^Save up to 80%:$/).parentElement).toHaveTextContent(
      'Save up to 80%: X-Ray from $40 at our centers, market rate $200.',
    );
    const page = document.body;
    expect(page).toHaveTextContent('Self pay from $225 for MRI and $200 for CT');
    expect(page).toHaveTextContent(/over 200 test types/i);
    expect(page).toHaveTextContent('a small deposit is held only after the appointment is confirmed. Until then you can cancel for free.');
  });

  it('shows the prices near the ZIP code of the visitor, and claims only a saving that they prove [MK-010]', async () => {
    const { router, store } = await visit('/about');
    act(() => void store.dispatch(draftSaved({ key: requestPrefillKey, value: { zipCode: '60601' } })));
    await act(() => router.navigate('/'));
    const prices = within(await screen.findByRole('region', { name: 'Typical prices' }));
    await prices.findByText(/^from \$\d+ near 60601$/, { selector: 'li:first-child *' });
    const [, percent, total, market] =
      /Save up to (\d+)%: .* from \$(\d+) near 60601, market rate \$(\d+)/.exec(
        prices.getByText(/^Save up to/).parentElement?.textContent ?? '',
      ) ?? [];
    expect(Number(percent)).toBe(Math.floor((1 - Number(total) / Number(market)) * 100));
    expect(Number(percent)).toBeLessThan(80);
  });

  it('shows the blog feed [MK-004]', async () => {
    await visit('/');
    const feed = await screen.findByRole('region', { name: 'From our blog' });
    expect(await within(feed).findAllByRole('link')).toHaveLength(3);
    expect(within(feed).getByText('10/06/2026')).toBeInTheDocument();
  });

  it('is complete without the blog feed [MK-005]', async () => {
    await control('faults', { path: 'static/blog', status: 500, times: 1 });
    await visit('/');
    await screen.findByRole('option', { name: 'Ultrasound' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'From our blog' })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Typical prices' })).toBeInTheDocument();
  });

  it('passes scan, ZIP code and payment method to the results', async () => {
    const { router, store } = await visit('/');
    await screen.findByRole('option', { name: 'MRI' });
    await user.selectOptions(screen.getByLabelText('Which scan?'), 'MRI');
    await user.type(screen.getByLabelText('ZIP code'), '10018-1234');
    await user.selectOptions(screen.getByLabelText('Paying with'), 'Insurance');
    await clickButton('Show centers and prices');
    expect(router.state.location.pathname).toBe('/request-scan/centers');
    expect(store.getState().drafts[requestPrefillKey]?.value).toEqual({ scanTypeId: 1, zipCode: '10018', selfPay: false });
  });

  it('requires a complete ZIP code and preserves the input', async () => {
    const { router } = await visit('/');
    await user.type(await screen.findByLabelText('ZIP code'), '100');
    await clickButton('Show centers and prices');
    expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription(/5-digit ZIP code/);
    expect(screen.getByLabelText('ZIP code')).toHaveFocus();
    expect(screen.getByLabelText('ZIP code')).toHaveValue('100');
    expect(router.state.location.pathname).toBe('/');
  });

  it('answers the questions that people ask before a request, the first one open', async () => {
    await visit('/');
    const questions = await screen.findByRole('region', { name: 'Questions people ask first' });
    const entries = [...questions.querySelectorAll('details')];
    expect(entries.map(({ open }) => open)).toEqual([true, ...entries.slice(1).map(() => false)]);
    expect(within(questions).getByText(/^The scan with the contrast that your order names/)).toBeVisible();
    expect(within(questions).getByRole('link', { name: 'What accreditation means' })).toHaveAttribute('href', '/accreditation');
  });

  it('is also available at /napp-old [MK-008]', async () => {
    await visit('/napp-old');
    expect(await title(/Your scan, at a center near you/)).toBeInTheDocument();
  });

  it('redirects signed-in users to their home page, at / unless a request is in progress [MK-006, MK-007, MK-008, MK-022]', () => {
    const rule = (path: string) => routes.find((route) => route.path === path)?.handle.guestsOnly;
    expect(rule('/')).toBe('unless-requesting');
    expect(rule('/napp-old')).toBe('always');
    expect(rule('/partner')).toBe('always');
  });
});

it('uses one table of sample rates [MK-041]', () => {
  expect(Object.fromEntries(scanRates.map(({ name, productRate, marketRate }) => [name, [productRate, marketRate]]))).toEqual({
    MRI: [350, 850],
    CT: [325, 500],
    Ultrasound: [220, 400],
    Mammogram: [225, 400],
    'PET-CT': [2000, 4500],
    DEXA: [325, 500],
    Nuclear: [520, 1200],
    'X-Ray': [70, 200],
    'Breast MRI': [400, 900],
    'Breast Ultrasound': [220, 400],
  });
});
