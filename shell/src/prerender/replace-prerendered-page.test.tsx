import { ComboInput } from '@scanharbor/shared-ui/combo-box';
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { keepEarlyInput } from './early-input';
import { recordEarlyPress } from './early-press';
import { replacePrerenderedPage } from './replace-prerendered-page';
import { showStartFailure } from './start-failure';

const onSend = jest.fn();
beforeEach(() => {
  onSend.mockClear();
  window.keepEarlyInput = keepEarlyInput;
});

function LivePage() {
  const [zip, setZip] = useState('');
  const [paying, setPaying] = useState('self');
  const [remember, setRemember] = useState(true);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(false), []);
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
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <button type="button" onClick={() => onSend({ zip, paying, remember })}>
        Send
      </button>
    </main>
  );
}

const serverHtml = `<main><a href="/scans">Scans</a><input id="zip" value=""/><select id="paying">
  <option value="self">Self-pay</option><option value="insurance">Insurance</option></select><p>, self</p>
  <input id="remember" type="checkbox" checked=""/><form><button>Send</button><button type="button">Other</button></form>
  <button type="button" aria-expanded="false">Menu</button></main>`;

const clickEarly = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();

/**
 * Opens a page, and renders the application in its place once `beforeReplace` has used it; `whileRendering` uses it after that has started.
 */
async function openPage(html: string, beforeReplace: () => void = () => undefined, whileRendering: () => void = () => undefined) {
  document.head.innerHTML = '<style data-prerendered>a{}</style><link data-prerendered rel="canonical" href="/"><style>b{}</style>';
  document.body.innerHTML = `<div id="root">${html}</div>`;
  beforeReplace();
  return act(async () => {
    const root = replacePrerenderedPage(document.getElementById('root')!, <LivePage />);
    whileRendering();
    return Promise.resolve(root);
  });
}

describe('replacing a prerendered page', () => {
  it('removes the message that the application did not start', async () => {
    const root = await openPage(serverHtml, showStartFailure);
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(document.querySelector('input')).toBeInTheDocument();
    act(() => root.unmount());
  });

  it('preserves typed and chosen values, and the focus', async () => {
    const root = await openPage(serverHtml, () => {
      document.querySelector('input')!.value = '10018-77';
      document.querySelector('select')!.value = 'insurance';
      document.querySelector('input')!.focus();
    });
    expect(document.querySelector('p')).toHaveTextContent('10018, insurance');
    expect(document.querySelector('input')).toHaveFocus();
    act(() => root.unmount());
  });

  it('lists the options for a text that was typed into the field in use, and for no other field', async () => {
    document.body.innerHTML = '<div id="root"><input id="scan" role="combobox"><input id="doctor" role="combobox"></div>';
    for (const field of document.querySelectorAll('input')) field.value = 'brain';
    document.querySelector('input')!.focus();
    const options = ['Brain', 'Knee'].map((label) => ({ id: label, label }));
    const fields = ['scan', 'doctor'].map((id) => <ComboInput key={id} id={id} options={options} value="" onChange={() => undefined} />);
    const root = await act(() => Promise.resolve(replacePrerenderedPage(document.getElementById('root')!, fields)));
    const [scan, doctor] = document.querySelectorAll('input');
    expect([...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual(['Brain']);
    expect(scan).toHaveAttribute('aria-expanded', 'true');
    expect(doctor).toHaveAttribute('aria-expanded', 'false');
    expect(scan).toHaveFocus();
    act(() => root.unmount());
  });

  it('preserves what is typed and pressed while the application renders, and the focus then', async () => {
    const root = await openPage(serverHtml, recordEarlyPress, () => {
      document.querySelector('input')!.focus();
      document.querySelector('input')!.value = '10018';
      clickEarly('Send');
    });
    expect(onSend.mock.calls).toEqual([[{ zip: '10018', paying: 'self', remember: true }]]);
    expect(document.querySelector('input')).toHaveFocus();
    act(() => root.unmount());
  });

  it('preserves the text cursor and an unchecked box', async () => {
    const root = await openPage(serverHtml, () => {
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

  it('repeats the last press with all values, by the name of the button, and sends no form before', async () => {
    const sent = jest.fn();
    document.addEventListener('submit', sent);
    const root = await openPage(serverHtml, () => {
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

  it('repeats the press after the effects of the first render, which would undo it', async () => {
    const root = await openPage(serverHtml, () => {
      recordEarlyPress();
      clickEarly('Menu');
    });
    expect(document.querySelector('[aria-expanded]')).toHaveAttribute('aria-expanded', 'true');
    act(() => root.unmount());
  });

  it('keeps the rest of the URL in the link to the other language', () => {
    document.body.innerHTML = '<div id="root"><a lang="es" href="?lang=es">Español</a></div>';
    history.replaceState(null, '', '/login?next=%2Fhome#email');
    recordEarlyPress();
    const link = document.querySelector('a')!;
    const opened = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', opened);
    link.click();
    expect(opened).toHaveBeenCalled();
    expect(link).toHaveAttribute('href', '?next=%2Fhome&lang=es#email');
    history.replaceState(null, '', '/');
  });

  it('renders an untouched page unchanged, and removes the marked elements from the head', async () => {
    const root = await openPage(serverHtml);
    expect(document.querySelector('p')).toHaveTextContent(', self');
    expect(document.body).toHaveFocus();
    expect(document.head.innerHTML).toBe('<style>b{}</style>');
    act(() => root.unmount());
  });

  it('renders without the inline script, and into an empty page', async () => {
    delete window.keepEarlyInput;
    const root = await openPage('');
    expect(document.querySelector('main')).toBeInTheDocument();
    act(() => root.unmount());
  });
});
