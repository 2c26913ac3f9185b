import { type ReactElement, useState } from 'react';
import { type Gallery } from '../gallery/gallery';
import { MaskedInput, toDigits } from './index';

const cleanCode = (text: string): string => toDigits(text).slice(0, 6);
const formatCode = (digits: string): string => [digits.slice(0, 3), digits.slice(3)].filter(Boolean).join(' ');

function Example(): ReactElement {
  const [digits, setDigits] = useState('104882');
  return <MaskedInput aria-label="Code" value={digits} clean={cleanCode} format={formatCode} onDigits={setDigits} />;
}

export const gallery: Gallery = {
  title: 'Masked input',
  group: 'Forms',
  examples: [{ name: 'Code of six digits', element: <Example /> }],
};
