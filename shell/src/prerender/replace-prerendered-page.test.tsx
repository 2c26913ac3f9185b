import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { replacePrerenderedPage } from './replace-prerendered-page';

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

const serverHtml = `<main><a href="/scans">Scans</a><input id="zip" value=""/><select id="paying">
  <option value="self">Self-pay</option><option value="insurance">Insurance</option></select><p>, self</p></main>`;

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

  it('renders an untouched page unchanged, and removes the marked elements from the head', () => {
    const root = openPage(serverHtml);
    expect(document.querySelector('p')).toHaveTextContent(', self');
    expect(document.body).toHaveFocus();
    expect(document.head.innerHTML).toBe('<style>b{}</style>');
    act(() => root.unmount());
  });

  it('renders into an empty page, too', () => {
    const root = openPage('');
    expect(document.querySelector('main')).toBeInTheDocument();
    act(() => root.unmount());
  });
});
