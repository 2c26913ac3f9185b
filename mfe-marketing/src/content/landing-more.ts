/** UI texts of the lower half of the landing page, apart from the others, because their code loads after the first screen. */
export const landingMore = {
  how: {
    title: 'How it works',
    steps: [
      {
        picture: 'choose',
        title: 'Tell us what you need',
        text: 'Which scan, your ZIP code, how far you can travel and when you are free.',
      },
      {
        picture: 'prescription',
        title: 'Add your prescription',
        text: 'Upload a photo or a PDF. If you pay for yourself, you may bring it with you instead.',
      },
      {
        picture: 'appointment',
        title: 'We confirm the appointment',
        text: 'By email and SMS. If you pay for yourself, a small deposit is held only after the appointment is confirmed. Until then you can cancel for free.',
      },
    ],
  },
  blog: { title: 'From our blog' },
} as const;
