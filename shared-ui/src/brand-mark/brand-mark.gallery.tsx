import { type Gallery } from '../gallery/gallery';
import { BrandMark } from './index';

export const gallery: Gallery = { title: 'Brand mark', states: [{ name: 'as it is', element: <BrandMark /> }] };
