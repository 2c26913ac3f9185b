import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { lazyDialog } from './lazy-dialog';

beforeEach(() => control('reset'));

describe('lazyDialog', () => {
  it('shows a message when its code cannot be loaded, and opens on the next press', async () => {
    let fails = true;
    const Dialog = lazyDialog<{ onClose: () => void }>(() =>
      fails ? Promise.reject(new Error('offline')) : Promise.resolve(() => <p>Loaded</p>),
    );
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          {open && <Dialog onClose={() => setOpen(false)} />}
        </>
      );
    }
    await renderAt('/lazy', { routes: [{ path: '/lazy', handle: { access: 'public' }, page: () => Promise.resolve({ Page }) }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
    expect(await screen.findByText('This could not be opened. Check your connection and try again.')).toBeVisible();
    fails = false;
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      expect(screen.getByText('Loaded')).toBeVisible();
    });
  });
});
