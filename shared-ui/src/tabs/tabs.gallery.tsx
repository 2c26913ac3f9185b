import { useState } from 'react';
import { type Gallery } from '../gallery/gallery';
import { Text } from '../theme/index';
import { Tabs } from './index';

function Example() {
  const [selected, setSelected] = useState<'scan' | 'screening' | 'comments'>('scan');
  return (
    <Tabs
      label="Request 104882"
      selected={selected}
      onSelect={setSelected}
      items={[
        { id: 'scan', label: 'Scan', content: <Text>MRI, brain, without contrast</Text> },
        { id: 'screening', label: 'Screening questions', content: <Text>No answers yet</Text> },
        { id: 'comments', label: 'Comments', count: 3, content: <Text>Prior authorization received.</Text> },
      ]}
    />
  );
}

export const gallery: Gallery = {
  title: 'Tabs',
  group: 'Navigation',
  examples: [{ name: 'Three tabs', element: <Example /> }],
};
