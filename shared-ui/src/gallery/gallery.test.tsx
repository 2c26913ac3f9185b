import { act, render } from '@testing-library/react';
import { run } from 'axe-core';
import type { RunOptions } from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { openDialogs } from '../dialog/dialog.gallery';
import { allGalleries } from './all-galleries';

/** jsdom paints nothing, so colours are measured by the contrast test of the tokens and in the browser. */
const options: RunOptions = {
  rules: { 'color-contrast': { enabled: false }, 'heading-order': { enabled: false } },
};

const faults = async (element: Element): Promise<string[]> => {
  const { violations } = await run(element, options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
};

const states = allGalleries.flatMap(({ title, states: all }) =>
  all.map(({ name, element }) => ({ title, name, element })),
);

describe('accessibility of every widget', () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(states)('axe finds nothing in $title, $name', async ({ element }) => {
    const { container } = render(
      <MemoryRouter>
        <main>{element}</main>
      </MemoryRouter>,
    );
    await act(async () => undefined);
    expect(await faults(container)).toEqual([]);
  });

  it.each(Object.entries(openDialogs))('axe finds nothing in the open dialog: %s', async (_, dialog) => {
    render(<main>{dialog(() => undefined)}</main>);
    await act(async () => undefined);
    expect(await faults(document.body)).toEqual([]);
  });
});
