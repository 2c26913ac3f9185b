import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { takeOver } from './take-over';

function LivePage() {
  const [zip, setZip] = useState('');
  const [paying, setPaying] = useState('self');
  return (
    <main>
      <a href="/scans">Scans</a>
      <input id="zip" value={zip} onChange={({ target }) => setZip(target.value.slice(0, 5))} />
      <select id="paying" value={paying} onChange={({ target }) => setPaying(target.value)}>
        <option value="self">Self-pay</option>
        <option value="insurance">Insurance</option>
      </select>
      <p>{`${zip}, ${paying}`}</p>
    </main>
  );
}

const sent = `<main><a href="/scans">Scans</a><input id="zip" value=""/><select id="paying">
  <option value="self">Self-pay</option><option value="insurance">Insurance</option></select><p>, self</p></main>`;

function come(html: string, before: () => void = () => undefined) {
  document.head.innerHTML = '<style data-drawn>a{}</style><link data-drawn rel="canonical" href="/"><style>b{}</style>';
  document.body.innerHTML = `<div id="root">${html}</div>`;
  before();
  const place = document.getElementById('root')!;
  const root = createRoot(place);
  act(() => takeOver(place, () => root.render(<LivePage />)));
  return root;
}

describe('taking over a page that was drawn at release', () => {
  it('keeps what was typed and chosen by then, and the focus', () => {
    const root = come(sent, () => {
      document.querySelector('input')!.value = '10018-77';
      document.querySelector('select')!.value = 'insurance';
      document.querySelector('input')!.focus();
    });
    expect(document.querySelector('p')).toHaveTextContent('10018, insurance');
    expect(document.querySelector('input')).toHaveFocus();
    act(() => root.unmount());
  });

  it('leaves an untouched page as the application draws it, and takes what was marked out of the head', () => {
    const root = come(sent);
    expect(document.querySelector('p')).toHaveTextContent(', self');
    expect(document.body).toHaveFocus();
    expect(document.head.innerHTML).toBe('<style>b{}</style>');
    act(() => root.unmount());
  });

  it('draws into an empty page as well', () => {
    const root = come('');
    expect(document.querySelector('main')).toBeInTheDocument();
    act(() => root.unmount());
  });
});
