import { setConfig } from '@scanharbor/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { title, visit } from '../../testing/visit';

afterEach(() => {
  setConfig({});
  jest.restoreAllMocks();
});

describe('how it works', () => {
  it('scrolls to the part in the address after 900 ms [MK-025]', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const started = Date.now();
    await visit('/how-it-works#paying');
    await title('How it works');
    expect(scrolled).not.toHaveBeenCalled();
    await waitFor(() => expect(scrolled.mock.contexts[0]).toHaveAttribute('id', 'paying'));
    expect(Date.now() - started).toBeGreaterThanOrEqual(900);
  });

  it('shows nothing of its own when an outside page is configured [MK-024]', async () => {
    setConfig({ howItWorksUrl: '#outside' });
    await visit('/how-it-works');
    expect(await screen.findByRole('main')).toBeEmptyDOMElement();
    await waitFor(() => expect(window.location.hash).toBe('#outside'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
