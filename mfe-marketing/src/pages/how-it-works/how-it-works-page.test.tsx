import { setConfig } from '@scanharbor/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { title, visit } from '../../testing/visit';

afterEach(() => {
  setConfig({});
  jest.restoreAllMocks();
});

describe('how it works page', () => {
  it('scrolls to the section in the URL after 900 ms [MK-025]', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const started = Date.now();
    await visit('/how-it-works#paying');
    await title('How it works');
    expect(scrolled).not.toHaveBeenCalled();
    await waitFor(() => expect(scrolled.mock.contexts[0]).toHaveAttribute('id', 'paying'));
    expect(Date.now() - started).toBeGreaterThanOrEqual(900);
  });

  it('redirects to the configured external page without showing content [MK-024]', async () => {
    setConfig({ howItWorksUrl: '#outside' });
    await visit('/how-it-works');
    expect(await screen.findByRole('main')).toBeEmptyDOMElement();
    await waitFor(() => expect(window.location.hash).toBe('#outside'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
