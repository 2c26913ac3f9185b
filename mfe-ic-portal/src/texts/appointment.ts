import { type Attendance } from '@scanharbor/shared-contracts/domain/attendance';

/** The texts of a booked scan: the day itself, and changes before it. */
export const appointmentTexts = {
  appointment: {
    title: (id: number) => `Appointment of request #${id}`,
    manage: 'Manage',
    manageOf: (id: number) => `Manage appointment of request #${id}`,
    manageLong: 'Manage appointment',
    states: {
      expected: 'The patient is expected.',
      arrived: 'The patient has arrived.',
      completed: 'The exam is completed.',
      'no-show': 'The patient did not come.',
    } satisfies Record<Attendance, string>,
    record: {
      expected: 'Undo',
      arrived: 'Mark as arrived',
      completed: 'Mark as completed',
      'no-show': 'Mark as no-show',
    } satisfies Record<Attendance, string>,
    pills: { expected: '', arrived: 'Arrived', completed: 'Completed', 'no-show': 'No-show' } satisfies Record<Attendance, string>,
    recordLater: 'Arrival can be recorded on the day of the appointment.',
    recordFailed: 'This could not be recorded. Try again.',
    wantsToCancel: 'The patient asked to cancel this appointment. Cancel it, or call the patient first.',
    otherTime: 'Another time that the patient offers',
    noOtherTimes: 'The patient offers no other time that can be booked.',
    save: 'Save changes',
    moveTo: (time: string) => `Move to ${time}`,
    saved: (time: string, location: string) => `Booked for ${time} at ${location}.`,
    saveFailed: 'The appointment could not be changed. Try again.',
    price: 'Price',
    gone: 'This request has no appointment anymore.',
    noId: 'None',
  },
} as const;
