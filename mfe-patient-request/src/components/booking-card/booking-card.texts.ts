/** Texts of the cards of the tests lists. */
export const cardTexts = {
  statuses: { progress: 'In-progress', requested: 'Requested', booked: 'Booked', past: 'Completed', missed: 'Missed' },
  requestedOn: 'Requested',
  startedOn: 'Started',
  distance: 'Distance',
  miles: (miles: number) => `${miles} miles`,
  held: (fee: string) => `${fee}, held when we confirmed your appointment`,
  appointment: 'Appointment',
  location: 'Location',
  call: (phone: string) => `Call ${phone}`,
  directions: 'Directions',
  newTab: '(opens in a new tab)',
  addToCalendar: 'Add to calendar',
  calendarFileName: 'appointment.ics',
  calendarTitle: (center: string) => `Appointment at ${center}`,
  calendarNotes: (phone: string) => `Bring your photo ID.\nQuestions: ${phone}`,
  reschedule: 'Reschedule',
  cancelTest: 'Cancel Test',
  cancel: 'Cancel',
  editDetails: 'Edit Details',
  continueRequest: 'Continue',
  sure: 'Are you sure?',
  confirmCancel: 'Yes, Cancel',
  keep: 'No, Go Back',
  cancelRequested: 'Cancellation requested',
  prescription: 'Prescription',
  charges: 'All charges',
  estimate: 'Good-faith estimate',
  estimateOf: (requestId: number) => `Good-faith estimate of request #${requestId}`,
  moved: (time: string) => `The center moved your appointment. It was on ${time}.`,
  canceledByCenter: (time: string, selfPay: boolean) =>
    `The center canceled your appointment of ${time}. We are looking for another time.${
      selfPay ? ' Our care team contacts you about your deposit.' : ''
    }`,
  arrived: 'You have checked in.',
  missed: 'The center recorded that you did not come. Call the center if this is wrong, or send a new request.',
  noTimes: 'No Bookable Times Left',
  noTimesEdit: 'Edit the details to offer other times.',
  noTimesWait: 'Our care team will contact you.',
  missingContract: 'Click here to confirm your request.',
  confirmed: 'Thank you. Your request is confirmed.',
  missingDoctor: 'Click here to add required medical information.',
  missingPrescription: 'Click here to add a picture of your prescription.',
  missingScreening: 'Click here to answer the safety questions for your scan.',
  cancelled:
    'Our care team will cancel your scan request in one business day, until then the request will remain in your account here, but no further action needed on your part.',
  cancelledTitle: 'Cancellation requested',
  cancelFailed: 'There was an error canceling your request. Please reach out to support.',
  rescheduled:
    'Request submitted successfully, a member of our care team will reach out within a few business hours to confirm the new appointment.',
  rescheduleFailed: 'There was an error submitting your reschedule request.',
  askedForTimes: 'You asked for other times',
  otherTimes: {
    takeBack: 'Keep this appointment',
    takenBack: 'Your request for other times is taken back. Your appointment stays as it is.',
    failed: 'Your request for other times could not be taken back. Try again.',
  },
  freeToCancel: 'Canceling is free: no deposit has been taken.',
  refund: (amount: string, deposit: string) =>
    amount === deposit ? `You get your ${deposit} deposit back.` : `You get ${amount} of your ${deposit} deposit back.`,
  refundWhen: (days: number) => `The money is on your card within ${days} business days after our care team has canceled.`,
  refundUntil: (time: string) => `This holds if you cancel by ${time}.`,
  refundEnded: (time: string) => `The time for a full refund ended on ${time}.`,
  refundOpen: (deposit: string) => `Our care team decides whether you get your ${deposit} deposit back.`,
  cancellation: {
    takeBack: 'Take back the cancellation',
    takenBack: 'Your cancellation is taken back. Everything stays as it was.',
    failed: 'Your cancellation could not be taken back. Our care team may have canceled already.',
  },
} as const;

/** The message of a cancellation replaces the one before. */
export const cancelMessageId = 'cancelling';

/** Texts of the dialogs for missing information. */
export const missingTexts = {
  medicalTitle: 'Add medical information',
  reasonHint: 'What your physician wants to find out.',
  save: 'Save',
  cancel: 'Cancel',
  medicalFailed: 'There was a problem with your request.',
  medicalSaved: 'Your medical information is saved.',
  prescriptionTitle: 'Add your prescription',
  prescription: 'Prescription',
  prescriptionHint: 'A photo or PDF of what your physician gave you.',
  prescriptionFailed: 'Your file could not be saved. Please try again.',
  prescriptionDone: 'Done',
  prescriptionSaved: 'Your prescription is saved.',
} as const;
