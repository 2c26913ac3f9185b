import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { keepEarlyInput } from './early-input';
import { recordEarlyPress } from './early-press';
import { replacePrerenderedPage } from './replace-prerendered-page';

const onSend = jest.fn();
beforeEach(() => {
  onSend.mockClear();
  window.keepEarlyInput = keepEarlyInput;
});

function LivePage() {
  const [zip, setZip] = useState('');
  const [paying, setPaying] = useState('self');
  const [remember, setRemember] = useState(true);
  return (
    <main>
      <a href="/scans">Scans</a>
      <input id="zip" value={zip} onChange={({ target }) => setZip(target.value.slice(0, 5))} />
      <select id="paying" value={paying} onChange={({ target }) => setPaying(target.value)}>
        <option value="self">Self-pay</option>
        <option value="insurance">Insurance</option>
      </select>
      <p>{`${zip}, ${paying}`}</p>
      <input id="remember" type="checkbox" checked={remember} onChange={({ target }) => setRemember(target.checked)} />
      <button type="button">Other</button>
      <button type="button" onClick={() => onSend({ zip, paying, remember })}>
        Send
      </button>
    </main>
  );
}

const serverHtml = `<main><a href="/scans">Scans</a><input id="zip" value=""/><select id="paying">
  <option value="self">Self-pay</option><option value="insurance">Insurance</option></select><p>, self</p>
  <input id="remember" type="checkbox" checked=""/><form><button>Send</button><button type="button">Other</button></form></main>`;

const clickEarly = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();

function openPage(html: string, beforeReplace: () => void = () => undefined) {
  document.head.innerHTML = '<style data-prerendered>a{}</style><link data-prerendered rel="canonical" href="/"><style>b{}</style>';
  document.body.innerHTML = `<div id="root">${html}</div>`;
  beforeReplace();
  const container = document.getElementById('root')!;
  const root = createRoot(container);
  act(() => replacePrerenderedPage(container, () => root.render(<LivePage />)));
  return root;
}

describe('replacing a prerendered page', () => {
  it('preserves typed and chosen values, and the focus', () => {
    const root = openPage(serverHtml, () => {
      document.querySelector('input')!.value = '10018-77';
      document.querySelector('select')!.value = 'insurance';
      document.querySelector('input')!.focus();
    });
    expect(document.querySelector('p')).toHaveTextContent('10018, insurance');
    expect(document.querySelector('input')).toHaveFocus();
    act(() => root.unmount());
  });

  it('preserves the text cursor and an unchecked box', () => {
    const root = openPage(serverHtml, () => {
      const zip = document.querySelector('input')!;
      zip.value = '10018';
      zip.focus();
      zip.setSelectionRange(2, 3);
      document.getElementById('remember')!.click();
    });
    const zip = document.querySelector('input')!;
    expect([zip.selectionStart, zip.selectionEnd]).toEqual([2, 3]);
    expect(document.getElementById('remember')).not.toBeChecked();
    act(() => root.unmount());
  });

  it('repeats the last press with all values, by the name of the button, and sends no form before', () => {
    const sent = jest.fn();
    document.addEventListener('submit', sent);
    const root = openPage(serverHtml, () => {
      recordEarlyPress();
      document.querySelector('input')!.value = '10018';
      clickEarly('Other');
      clickEarly('Send');
    });
    expect(onSend.mock.calls).toEqual([[{ zip: '10018', paying: 'self', remember: true }]]);
    expect(sent).not.toHaveBeenCalled();
    clickEarly('Send');
    expect(onSend).toHaveBeenCalledTimes(2);
    document.removeEventListener('submit', sent);
    act(() => root.unmount());
  });

  it('renders an untouched page unchanged, and removes the marked elements from the head', () => {
    const root = openPage(serverHtml);
    expect(document.querySelector('p')).toHaveTextContent(', self');
    expect(document.body).toHaveFocus();
    expect(document.head.innerHTML).toBe('<style>b{}</style>');
    act(() => root.unmount());
  });

  it('renders without the inline script, and into an empty page', () => {
    delete window.keepEarlyInput;
    const root = openPage('');
    expect(document.querySelector('main')).toBeInTheDocument();
    act(() => root.unmount());
  });
});
