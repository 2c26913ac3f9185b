import { type Gallery } from '../gallery/gallery';
import { BrandMark } from './index';

export const gallery: Gallery = { title: 'Brand mark', group: 'Layout and type', examples: [{ name: 'As it is', element: <BrandMark /> }] };
