import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { latePart } from './late-part';
import { onDemand } from './on-demand';

const handle = { access: 'public' as const };

async function show(load: () => Promise<() => React.ReactNode>) {
  const Late = onDemand<{ onClose: () => void }>(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {open && <Late onClose={() => setOpen(false)} />}
      </>
    );
  }
  await renderAt('/late', { routes: [{ path: '/late', handle, page: () => Promise.resolve({ Page }) }] });
  return userEvent.click(await screen.findByRole('button', { name: 'Open' }));
}

beforeEach(() => control('reset'));

describe('a dialog that is fetched when it is opened', () => {
  it('appears once its code is there', async () => {
    await show(() => Promise.resolve(() => <p>Here</p>));
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('says that it could not be had, and opens on the next press', async () => {
    let fails = true;
    await show(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(() => <p>Here</p>)));
    expect(await screen.findByText('This could not be opened. Check your connection and try again.')).toBeVisible();
    fails = false;
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      expect(screen.getByText('Here')).toBeVisible();
    });
  });
});

describe('a part of a screen that is fetched when it is shown', () => {
  it('says in its place that it could not be had, and comes with Try again', async () => {
    let fails = true;
    const Part = latePart(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(() => <p>Here</p>)));
    Part.ahead();
    await renderAt('/late', { routes: [{ path: '/late', handle, page: () => Promise.resolve({ Page: Part }) }] });
    expect(await screen.findByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here')).toBeVisible();
  });
});
