import { type Gallery } from '../gallery/gallery';
import { TagList } from './index';

const items = [
  { id: 'es', label: 'Spanish' },
  { id: 'fr', label: 'French' },
];

export const gallery: Gallery = {
  title: 'Tag list',
  group: 'Messages',
  examples: [
    { name: 'Removable', element: <TagList label="Languages" items={items} onRemove={() => undefined} /> },
    { name: 'Fixed', element: <TagList label="Languages spoken" items={items} /> },
  ],
};
