/** The blog feed, newest first. */
export const blogEntries = [
  { id: 4, title: 'MRI or CT: which one did my doctor mean?', excerpt: 'Two machines, two kinds of pictures. What each one shows best, and how long it takes.', link: '/blog/mri-or-ct', date: '2026-10-06' },
  { id: 3, title: 'What a self-pay rate includes', excerpt: 'The scan, the radiologist’s reading and the report. What is not included, and what to ask before you book.', link: '/blog/self-pay-rate', date: '2026-08-18' },
  { id: 2, title: 'Getting ready for a scan with contrast', excerpt: 'When to stop eating, which medicines to mention, and why kidney values matter.', link: '/blog/contrast', date: '2026-06-30' },
  { id: 1, title: 'Afraid of narrow spaces?', excerpt: 'Open and wide-bore scanners, music, and the button that stops everything.', link: '/blog/narrow-spaces', date: '2026-05-12' },
];
