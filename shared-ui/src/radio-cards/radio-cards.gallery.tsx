import { Button } from '../button/index';
import { type Gallery } from '../gallery/gallery';
import { RadioCards } from './index';

const fields = (
  <>
    <RadioCards
      name="pay"
      label="How will you pay?"
      options={[
        {
          value: 'self',
          label: 'Self-pay',
          figure: '$300.00',
          text: 'You pay $25.00 now to hold the request. $275.00 at the time of the scan.',
        },
        {
          value: 'insurance',
          label: 'Insurance',
          text: 'We check that the center takes your plan. You pay what your plan asks of you.',
        },
      ]}
    />
    <RadioCards
      name="when"
      label="When are you available?"
      options={[
        { value: 'any', label: 'Flexible', text: 'Any time over the next two weeks' },
        {
          value: 'dates',
          label: 'Specific dates',
          text: 'Tue, Dec 1 morning · Wed, Dec 2 any time',
          extra: <Button variant="link">Change dates</Button>,
        },
      ]}
    />
  </>
);

export const gallery: Gallery = {
  title: 'Radio cards',
  group: 'Forms',
  examples: [
    { name: 'Chosen', form: { values: { pay: 'self', when: 'dates' } }, element: fields },
    {
      name: 'Errors',
      form: { values: { pay: '', when: '' }, errors: { pay: 'Choose how you will pay', when: 'Choose when you are available' } },
      element: fields,
    },
  ],
};
