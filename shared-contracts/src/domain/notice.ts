/** Hours of notice that a patient needs before an appointment, unless a request names another (D70). */
export const defaultNoticeHours = 3;
