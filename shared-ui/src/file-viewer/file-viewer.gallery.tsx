import type { ReactElement } from 'react';
import { useCallback, useState } from 'react';
import { Button } from '../button/index';
import type { Gallery } from '../gallery/gallery';
import { FileViewer } from './file-viewer';

const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const gif = (): Blob =>
  new Blob([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], { type: 'image/gif' });

function Example({ name, fails = false }: { name: string; fails?: boolean }): ReactElement {
  const [open, setOpen] = useState(false);
  const load = useCallback(() => (fails ? Promise.reject(new Error('no')) : Promise.resolve(gif())), [fails]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show {name}</Button>
      {open && (
        <FileViewer
          name={name}
          load={load}
          onClose={() => setOpen(false)}
          failedText="There was an error. Please check the console."
        />
      )}
    </>
  );
}

export const gallery: Gallery = {
  title: 'File viewer',
  states: [
    { name: 'An image', element: <Example name="prescription.gif" /> },
    { name: 'A file that cannot be loaded', element: <Example name="prescription.pdf" fails /> },
    { name: 'A type that is not allowed', element: <Example name="setup.exe" /> },
  ],
};
