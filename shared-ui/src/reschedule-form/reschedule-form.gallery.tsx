import { type Gallery } from '../gallery/gallery';
import { RescheduleForm } from './reschedule-form';

export const gallery: Gallery = {
  title: 'Reschedule form',
  states: [
    {
      name: 'Fails when sent',
      element: (
        <RescheduleForm
          onRequest={() => Promise.reject(new Error('no'))}
          onKeep={() => undefined}
          errorText={() => 'There was an error submitting your reschedule request.'}
        />
      ),
    },
  ],
};
