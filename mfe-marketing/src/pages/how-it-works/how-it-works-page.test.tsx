import { setConfig } from '@scanharbor/shared-contracts';
import { act } from '@testing-library/react';
import { title, visit } from '../../testing/visit';

afterEach(() => {
  setConfig({});
  jest.restoreAllMocks();
});

describe('how it works', () => {
  it('scrolls to the part in the address after 900 ms [MK-025]', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await visit('/how-it-works#paying');
    await title('How it works');
    const [run] = timers.mock.calls.find(([, delay]) => delay === 900) ?? [];
    expect(scrolled).not.toHaveBeenCalled();
    act(() => run?.());
    expect(scrolled.mock.contexts[0]).toHaveAttribute('id', 'paying');
  });

  it('shows nothing of its own when an outside page is configured [MK-024]', async () => {
    setConfig({ howItWorksUrl: '#outside' });
    const { container } = await visit('/how-it-works');
    expect(container.querySelector('h1')).toBeNull();
  });
});
