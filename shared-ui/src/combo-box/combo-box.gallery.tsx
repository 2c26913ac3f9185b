import { type ReactElement, useState } from 'react';
import { type Gallery } from '../gallery/gallery';
import { ComboBox, ComboInput } from './index';

const scans = [
  { id: '0', label: 'CT – Brain – Without contrast' },
  { id: '1', label: 'MRI – Brain – Without contrast' },
  { id: '2', label: 'MRI – Knee – With contrast' },
];

const field = <ComboBox name="scan" label="Scan type" hint="Search by name." options={scans} />;

function Example(): ReactElement {
  const [scan, setScan] = useState('');
  return (
    <>
      <span id="gallery-scan-label">Scan type</span>
      <ComboInput id="gallery-scan" options={scans} value={scan} onChange={setScan} placeholder="MRI, CT …" />
    </>
  );
}

export const gallery: Gallery = {
  title: 'Combo box',
  group: 'Forms',
  examples: [
    { name: 'Filled', form: { values: { scan: '1' } }, height: 320, element: field },
    { name: 'Error', form: { values: { scan: '' }, errors: { scan: 'Choose a scan' } }, height: 320, element: field },
    { name: 'Without form', height: 320, element: <Example /> },
  ],
};
