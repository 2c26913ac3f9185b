const nothingSaid = 'No information provided by user.';

/** The details that are sent: a fixed sentence when there are none [PR-295]. */
export const rescheduleDetails = (details: string): string => details.trim() || nothingSaid;
