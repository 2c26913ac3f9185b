/** Formats the notice that the patient needs before an appointment (IC-126). */
export const formatNoticeHours = (hours: number) => `The patient needs ${hours} ${hours === 1 ? 'hour' : 'hours'} of notice.`;
