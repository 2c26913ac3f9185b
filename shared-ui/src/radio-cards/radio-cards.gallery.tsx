import { Button } from '../button/index';
import { ChipRadios } from '../chip-radios/index';
import { FormState } from '../gallery/form-state';
import { type Gallery } from '../gallery/gallery';
import { RadioCards } from './index';

const fields = (
  <>
    <ChipRadios
      name="miles"
      label="How far can you travel?"
      options={['5', '20', '35', '50'].map((value) => ({ value, label: `${value} miles` }))}
    />
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
  title: 'Cards and chips',
  states: [
    {
      name: 'chosen',
      element: (
        <FormState prefix="cards-a" values={{ miles: '20', pay: 'self', when: 'dates' }}>
          {fields}
        </FormState>
      ),
    },
    {
      name: 'errors',
      element: (
        <FormState
          prefix="cards-b"
          values={{ miles: '', pay: '', when: '' }}
          errors={{
            miles: 'Choose a distance',
            pay: 'Choose how you will pay',
            when: 'Choose when you are available',
          }}
        >
          {fields}
        </FormState>
      ),
    },
  ],
};
