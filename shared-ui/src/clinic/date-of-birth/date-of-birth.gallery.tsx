import { type Gallery } from '../../gallery/gallery';
import { DateOfBirth } from './index';

const today = new Date(2026, 10, 21);

export const gallery: Gallery = {
  title: 'Date of birth',
  group: 'Clinic',
  examples: [
    {
      name: 'Filled',
      form: { values: { birth: '1984-04-12' } },
      element: <DateOfBirth name="birth" label="Date of birth" today={today} />,
    },
    {
      name: 'Error',
      form: { values: { birth: '' }, errors: { birth: 'Choose your date of birth' } },
      element: <DateOfBirth name="birth" label="Date of birth" today={today} />,
    },
  ],
};
