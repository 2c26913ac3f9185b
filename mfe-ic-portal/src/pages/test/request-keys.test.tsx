import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../../testing/render-portal';
import '../../components/booking-panel/booking-panel';
import '../../components/reject/reject-dialog';
import '../../components/shortcuts/shortcuts-dialog';
import '../requests/requests-page';
import './activity/activity-panel';
import './test-page';

const findNote = () => screen.findByRole('textbox', { name: /^Note for your practice/ });

beforeEach(async () => {
  localStorage.clear();
  await control('reset');
});

describe('the keys of a request', () => {
  it('write a note, where they are text, then book and reject', async () => {
    await renderPortal('/providers/test/1001');
    const note = await findNote();
    await userEvent.keyboard('n');
    expect(note).toHaveFocus();
    await userEvent.keyboard('br');
    expect(note).toHaveValue('br');
    note.blur();
    await userEvent.keyboard('b');
    expect(await screen.findByRole('region', { name: 'Book request #1001' })).toBeVisible();
    await userEvent.keyboard('r');
    expect(await screen.findByRole('dialog', { name: 'Reject request #1001' })).toBeVisible();
  });

  it('go to the next and the previous request of the list', async () => {
    const { router } = await renderPortal('/providers/requests');
    const [first = '', second = ''] = within(await screen.findByRole('table'))
      .getAllByRole('link', { name: /^#\d+$/ })
      .map(({ textContent }) => textContent.slice(1));
    await userEvent.click(screen.getByRole('link', { name: `#${first}` }));
    await findNote();
    await userEvent.keyboard('j');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/providers/test/${second}`));
    await findNote();
    await userEvent.keyboard('k');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/providers/test/${first}`));
  });

  it('are listed, and can be turned off', async () => {
    await renderPortal('/providers/test/1001');
    await findNote();
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Write a note')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Turn shortcuts off' }));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('b');
    expect(screen.queryByRole('region', { name: 'Book request #1001' })).toBeNull();
  });
});
