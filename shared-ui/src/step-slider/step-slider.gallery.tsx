import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Gallery } from '../gallery/gallery';
import { StepSlider } from './step-slider';

function Example(): ReactElement {
  const [value, setValue] = useState(10);
  return (
    <StepSlider
      id="distance"
      label="Distance"
      steps={[5, 10, 25]}
      value={value}
      onChange={setValue}
      text={(miles) => `Within ${miles} miles`}
    />
  );
}

export const gallery: Gallery = { title: 'Step slider', states: [{ name: 'chosen', element: <Example /> }] };
