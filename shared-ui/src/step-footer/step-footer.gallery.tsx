import { Button } from '../button/index';
import { type Gallery } from '../gallery/gallery';
import { StepFooter } from './index';

const ignore = () => undefined;

export const gallery: Gallery = {
  title: 'Step footer',
  group: 'Forms',
  examples: [
    {
      name: 'With Back',
      element: (
        <StepFooter saved="Your answers are saved." back="Back" onBack={ignore}>
          <Button variant="primary">Continue</Button>
        </StepFooter>
      ),
    },
    {
      name: 'Sending',
      element: (
        <StepFooter saved="Your answers are saved." back="Back" onBack={ignore} sending>
          <Button variant="primary" saving>
            Continue
          </Button>
        </StepFooter>
      ),
    },
  ],
};
