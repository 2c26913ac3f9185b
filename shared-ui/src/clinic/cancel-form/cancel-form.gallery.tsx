import { type Gallery } from '../../gallery/gallery';
import { CancelForm } from './cancel-form';

const fail = (): Promise<void> => Promise.reject(new Error('no'));
const keep = (): void => undefined;

export const gallery: Gallery = {
  title: 'Cancel form',
  group: 'Clinic',
  examples: [
    { name: 'Patient', element: <CancelForm by="patient" onCancel={fail} onKeep={keep} /> },
    {
      name: 'Provider; fails when sent',
      element: (
        <CancelForm
          by="provider"
          onCancel={fail}
          onKeep={keep}
          errorText={() => 'There was an error cancelling the appointment for request #104882.'}
        />
      ),
    },
  ],
};
