import { type Gallery } from '../../gallery/gallery';
import { CalendarOverlay } from '../calendar-overlay/index';
import { RescheduleForm } from './reschedule-form';

export const gallery: Gallery = {
  title: 'Reschedule form',
  group: 'Clinic',
  examples: [
    {
      name: 'Fails when sent',
      element: (
        <RescheduleForm
          onRequest={() => Promise.reject(new Error('no'))}
          onKeep={() => undefined}
          calendar={(controls) => <CalendarOverlay {...controls} today="2031-03-04" allowCurrentDay least={1} />}
          errorText={() => 'There was an error submitting your reschedule request.'}
        />
      ),
    },
  ],
};
