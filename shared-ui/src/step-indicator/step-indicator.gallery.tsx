import { type Gallery } from '../gallery/gallery';
import { StepIndicator } from './index';

const steps = [
  { id: 'scan', label: 'Scan', note: 'type, place and time' },
  { id: 'you', label: 'You', note: 'account and profile' },
  { id: 'physician', label: 'Physician', note: 'reason and prescription' },
  { id: 'payment', label: 'Payment', note: 'card or insurance' },
];

export const gallery: Gallery = {
  title: 'Step indicator',
  group: 'Navigation',
  examples: [
    { name: 'First', element: <StepIndicator steps={steps} current={1} label="Progress, first" /> },
    { name: 'Third', element: <StepIndicator steps={steps} current={3} label="Progress, third" /> },
  ],
};
