import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { followBrowserTranslation } from './browser-translation';

/** Ways in which browsers put a translation in the place of a text. */
const ways = {
  'in one step': (text: Text, translation: Element) => text.replaceWith(translation),
  'in two steps': (text: Text, translation: Element) => {
    text.before(translation);
    text.remove();
  },
};

function* listTexts(root: Node): Generator<Text> {
  for (const node of [...root.childNodes]) {
    if (node instanceof Text) yield node;
    else yield* listTexts(node);
  }
}

const createFont = (content: string | Node) => {
  const font = document.createElement('font' as string);
  font.append(content);
  return font;
};

/** Translates the texts of the page into capitals, as a browser does. */
async function translate(replace: (text: Text, translation: Element) => void) {
  for (const text of listTexts(document.body)) {
    if (text.parentElement?.nodeName === 'FONT') continue;
    replace(text, createFont(createFont(text.data.toUpperCase())));
  }
  await Promise.resolve();
}

let change: (next: Partial<State>) => void = () => undefined;

interface State {
  miles: number;
  hasPrice: boolean;
  isSaving: boolean;
  order: string[];
}

function Page() {
  const [state, setState] = useState<State>({ miles: 5, hasPrice: true, isSaving: false, order: ['b', 'a'] });
  change = (next) => act(() => setState((before) => ({ ...before, ...next })));
  return (
    <main>
      <h1>
        Within {state.miles}
        {state.hasPrice && ', from $225'}
        <b>near you</b>
      </h1>
      <button>
        {state.isSaving && <i>…</i>}
        {state.isSaving ? 'Saving' : 'Save'}
      </button>
      <p>
        {state.order.map((name) => (
          <Letter key={name} name={name} />
        ))}
        <b> end</b>
      </p>
    </main>
  );
}

const Letter = ({ name }: { name: string }) => name;

let stop: () => void = () => undefined;
const prototype = Object.getOwnPropertyDescriptors(Node.prototype);

afterEach(() => {
  stop();
  const { removeChild, insertBefore, appendChild, nodeValue } = prototype;
  Object.defineProperties(Node.prototype, { removeChild, insertBefore, appendChild, nodeValue });
});

it('changes nothing on a page that is not translated', async () => {
  stop = followBrowserTranslation(document.body);
  render(<Page />);
  change({ miles: 20, hasPrice: false, isSaving: true });
  await Promise.resolve();
  expect(screen.getByRole('heading')).toHaveTextContent('Within 20near you');
  expect(Node.prototype.removeChild).toBe(prototype.removeChild.value);
});

describe.each(Object.entries(ways))('on a page that the browser translates %s', (_way, replace) => {
  beforeEach(async () => {
    stop = followBrowserTranslation(document.body);
    render(<Page />);
    await translate(replace);
    expect(screen.getByRole('main')).toHaveTextContent('WITHIN 5, FROM $225NEAR YOU');
  });

  it('new values appear, and are translated again', async () => {
    change({ miles: 20, isSaving: true });
    expect(screen.getByRole('heading')).toHaveTextContent('WITHIN 20, FROM $225NEAR YOU');
    expect(screen.getByRole('button')).toHaveTextContent('…Saving');
    await translate(replace);
    change({ isSaving: false });
    expect(screen.getByRole('button')).toHaveTextContent('Save');
  });

  it('texts come and go', async () => {
    change({ hasPrice: false });
    expect(screen.getByRole('heading')).toHaveTextContent('WITHIN 5NEAR YOU');
    change({ hasPrice: true });
    expect(screen.getByRole('heading')).toHaveTextContent('WITHIN 5, from $225NEAR YOU');
    await translate(replace);
    change({ hasPrice: false });
    expect(screen.getByRole('heading')).toHaveTextContent('WITHIN 5NEAR YOU');
  });

  it('a text that goes before it is translated stays away', async () => {
    change({ hasPrice: false });
    change({ hasPrice: true });
    change({ hasPrice: false });
    await Promise.resolve();
    change({ miles: 20 });
    expect(screen.getByRole('heading')).toHaveTextContent('WITHIN 20NEAR YOU');
  });

  it('texts change places', () => {
    change({ order: ['a', 'c', 'b'] });
    expect(screen.getByRole('paragraph').textContent.toLowerCase()).toBe('acb end');
  });

  it('texts with a common translation appear again when one of them changes', async () => {
    const [first, ...others] = document.querySelectorAll('h1 > font');
    for (const other of others) other.replaceWith(first!);
    await Promise.resolve();
    change({ miles: 20, hasPrice: false });
    expect(screen.getByRole('heading')).toHaveTextContent('Within 20NEAR YOU');
  });

  it('texts come and go whose translation the browser has removed', async () => {
    for (const translation of document.querySelectorAll('h1 > font')) translation.remove();
    change({ hasPrice: false });
    change({ hasPrice: true });
    expect(screen.getByRole('heading')).toHaveTextContent(', from $225NEAR YOU');
  });

  it('a translation that is replaced by another one goes with its text', async () => {
    for (const before of document.querySelectorAll('h1 > font')) {
      before.replaceWith(createFont(before.textContent.toLowerCase()));
    }
    await Promise.resolve();
    change({ hasPrice: false });
    expect(screen.getByRole('heading')).toHaveTextContent('within 5NEAR YOU');
  });
});
