import { type ReactElement, useState } from 'react';
import { type Gallery } from '../gallery/gallery';
import { FileUpload, type Upload, type UploadedFile } from './index';

const never: Upload = (_file, onProgress) => {
  onProgress(45);
  return new Promise(() => undefined);
};

interface ExampleProps {
  start?: readonly UploadedFile[];
  upload?: Upload;
  error?: string;
}

function Example({ start = [], upload = never, error }: ExampleProps): ReactElement {
  const [value, setValue] = useState(start);
  return (
    <FileUpload
      label="Prescription (order from your doctor)"
      hint="A photo or a scan on which name, date, exam and signature can be read."
      extensions={['jpg', 'jpeg', 'png', 'gif', 'pdf']}
      typeMessage="Only JPG, PNG, GIF, or PDF files can be saved. Please try again."
      maxBytes={10_000_000}
      maxPages={10}
      value={value}
      onChange={setValue}
      upload={upload}
      error={error}
    />
  );
}

export const gallery: Gallery = {
  title: 'File upload',
  group: 'Data and files',
  examples: [
    { name: 'Nothing chosen; a chosen file stays at 45%', element: <Example /> },
    {
      name: 'Uploaded',
      element: <Example start={[{ blobId: '1', name: 'prescription.pdf', size: 182_000 }]} />,
    },
    {
      name: 'Several pages',
      element: (
        <Example
          start={[
            { blobId: '1', name: 'front.jpg', size: 1_820_000 },
            { blobId: '2', name: 'back.jpg', size: 1_440_000 },
          ]}
        />
      ),
    },
    { name: 'Asked for', element: <Example error="Add your prescription" /> },
    { name: 'A chosen file fails', element: <Example upload={() => Promise.reject(new Error('no'))} /> },
  ],
};
