import { brand } from '@scanharbor/shared-contracts';

/** Texts of the page that is shown without a network. */
export const offlineTexts = {
  pageTitle: `You are offline | ${brand.name}`,
  offline: 'You are offline.',
  savedAt: (time: string) => `This was saved on ${time}. What changed since then is not here.`,
  title: 'Your appointments',
  none: 'No appointment was booked.',
  canceling: 'You asked to cancel this appointment.',
  request: (id: number) => `Request #${id}`,
  call: (phone: string) => `Call ${phone}`,
  prepare: 'How to prepare',
  bring: 'Bring a photo ID and the order of your doctor.',
  retry: 'Try again',
} as const;
