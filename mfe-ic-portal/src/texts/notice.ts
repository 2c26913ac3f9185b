/** How long before an appointment the patient must know (IC-126). */
export const notice = (hours: number) => `The patient needs ${hours} ${hours === 1 ? 'hour' : 'hours'} of notice.`;
