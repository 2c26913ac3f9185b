import { type ReactElement, useState } from 'react';
import { type Gallery } from '../gallery/gallery';
import { Slider } from './index';

function Example(): ReactElement {
  const [miles, setMiles] = useState(10);
  return (
    <Slider
      id="gallery-distance"
      label="Distance"
      steps={[2.5, 5, 10, 15, 25, 40, 50]}
      value={miles}
      onChange={setMiles}
      valueText={(value) => `${value} miles`}
    />
  );
}

export const gallery: Gallery = { title: 'Slider', group: 'Forms', examples: [{ name: 'Distance', element: <Example /> }] };
