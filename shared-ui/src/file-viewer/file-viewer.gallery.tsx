import { type ReactElement, useCallback, useRef, useState } from 'react';
import { Button } from '../button/index';
import { type Gallery } from '../gallery/gallery';
import { FileViewer } from './file-viewer';
import { createBlankPdf } from './create-blank-pdf';

const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const gif = (): Blob => new Blob([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], { type: 'image/gif' });

type LoadFile = () => Promise<Blob>;

function Example({
  name,
  load,
  onRemoveFirstPage,
}: {
  name: string;
  load: LoadFile;
  onRemoveFirstPage?: () => Promise<void>;
}): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show {name}</Button>
      {open && (
        <FileViewer
          name={name}
          load={load}
          onClose={() => setOpen(false)}
          onRemoveFirstPage={onRemoveFirstPage}
          failedText="There was an error. Please check the console."
        />
      )}
    </>
  );
}

function Pdf(): ReactElement {
  const pages = useRef(3);
  const load = useCallback(() => Promise.resolve(createBlankPdf(pages.current)), []);
  const removeFirst = (): Promise<void> => {
    pages.current -= 1;
    return Promise.resolve();
  };
  return <Example name="order.pdf" load={load} onRemoveFirstPage={removeFirst} />;
}

const loadGif: LoadFile = () => Promise.resolve(gif());
const fail: LoadFile = () => Promise.reject(new Error('no'));
const never: LoadFile = () => new Promise(() => undefined);

export const gallery: Gallery = {
  title: 'File viewer',
  group: 'Data and files',
  examples: [
    { name: 'An image', height: 480, element: <Example name="prescription.gif" load={loadGif} /> },
    { name: 'A PDF whose first page can be removed', height: 480, element: <Pdf /> },
    { name: 'A file on its way', height: 480, element: <Example name="slow.pdf" load={never} /> },
    { name: 'A file that cannot be loaded', height: 480, element: <Example name="lost.pdf" load={fail} /> },
    { name: 'A type that is not allowed', height: 480, element: <Example name="setup.exe" load={fail} /> },
  ],
};
