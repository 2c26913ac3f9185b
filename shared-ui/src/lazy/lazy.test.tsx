import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { createLazyModule, lazyDialog, lazySection } from './index';

const offline = (): Promise<never> => Promise.reject(new Error('offline'));
const Loaded = (): React.ReactNode => <p>Loaded</p>;

/** Renders a lazy component behind a button that opens and closes it. */
async function open(Lazy: ComponentType): Promise<void> {
  function Page(): React.ReactNode {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Open or close</button>
        {isOpen && <Lazy />}
      </>
    );
  }
  render(<Page />);
  await press();
}

const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Open or close' }));

describe('createLazyModule', () => {
  it('loads the code once', async () => {
    const load = jest.fn(() => Promise.resolve('code'));
    const module = createLazyModule(load);
    expect(module.peek()).toBeUndefined();
    expect(await module.fetch()).toBe('code');
    expect(await module.fetch()).toBe('code');
    expect(module.peek()).toBe('code');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('retries after a failed load', async () => {
    const load = jest.fn(() => Promise.resolve('code')).mockImplementationOnce(offline);
    const module = createLazyModule(load);
    await expect(module.fetch()).rejects.toThrow('offline');
    expect(await module.fetch()).toBe('code');
  });
});

describe('lazyDialog', () => {
  it('appears once its code is loaded', async () => {
    await open(
      lazyDialog(
        () => Promise.resolve(Loaded),
        () => null,
      ),
    );
    expect(await screen.findByText('Loaded')).toBeVisible();
  });

  it('shows the fallback after a failed load, and the dialog the next time it opens', async () => {
    const load = jest.fn(() => Promise.resolve<ComponentType>(Loaded)).mockImplementationOnce(offline);
    await open(lazyDialog(load, () => <p>Not loaded</p>));
    expect(await screen.findByText('Not loaded')).toBeVisible();
    await press();
    await press();
    expect(await screen.findByText('Loaded')).toBeVisible();
  });
});

describe('lazySection', () => {
  it('shows an error in its place after a failed load, and its content after Try again', async () => {
    let fails = true;
    const Section = lazySection(() => (fails ? offline() : Promise.resolve(Loaded)));
    Section.prefetch();
    render(<Section />);
    expect(await screen.findByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Loaded')).toBeVisible();
  });

  it('shows the given title, heading level and pending content', async () => {
    const Section = lazySection(offline, { pending: <p>Wait</p>, title: 'No code', level: 3 });
    render(<Section />);
    expect(screen.getByText('Wait')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No code', level: 3 })).toBeVisible();
  });

  it('shows prefetched code on the first render', async () => {
    const Section = lazySection(() => Promise.resolve(Loaded));
    Section.prefetch();
    await Promise.resolve();
    await Promise.resolve();
    render(<Section />);
    expect(screen.getByText('Loaded')).toBeVisible();
  });
});
