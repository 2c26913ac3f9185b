import { paths } from '@scanharbor/shared-contracts';
import { type BlogArticle } from '../../blog-article';

export const narrowSpaces: BlogArticle = {
  path: paths.blogArticle('narrow-spaces'),
  date: '2026-05-12',
  title: 'Afraid of narrow spaces?',
  lead: 'Wide and open scanners, music, and the button that stops everything: how people with claustrophobia get through an MRI.',
  review: 'clinician',
  sections: [
    {
      id: 'common',
      heading: 'You are not the only one',
      text: [
        'An MRI means lying still in a tunnel for a while, close to the walls, with loud knocking. Many people find that unpleasant, and for some it is frightening. Teams at imaging centers know this well. The most useful thing that you can do is to say it early: when you request the scan, when the center calls, and again when you arrive.',
        'In the request form there is room for it together with the reason for the exam. Write, for example, “claustrophobia, please offer a wide or open scanner”. The center sees it before it confirms your time.',
      ],
    },
    {
      id: 'which',
      heading: 'First: which scan is it?',
      text: [
        'Only MRI uses a long tunnel. A CT scanner is a short ring, and the scan takes seconds. An ultrasound, an X-ray, a mammogram or a DEXA scan need no tunnel at all. A PET-CT goes through a ring that is deeper than a CT, but open at both ends. So check the order first.',
        'For an MRI, ask which way you go in. For a knee, an ankle or a foot you often enter with the feet first, and your head stays outside or near the opening.',
      ],
    },
    {
      id: 'scanners',
      heading: 'Wide and open scanners',
      list: [
        'Standard scanners have a tunnel about 60 centimeters wide, which is about 24 inches.',
        'Wide-bore scanners are about 70 centimeters, or 28 inches, wide. They are often shorter, too, and make good pictures for nearly every exam.',
        'Open scanners have no tunnel: two flat magnets above and below, and free sides. Many have a weaker magnet, so exams can take longer, and not every exam is possible.',
        'Upright scanners let you sit or stand. They are rare.',
      ],
    },
    {
      id: 'ways',
      heading: 'What helps during the scan',
      list: [
        'The call button: you hold it the whole time. Press it and the technologist stops and talks to you.',
        'A cloth over your eyes before you go in. Many people say that this helps the most.',
        'A mirror that lets you look out of the tunnel.',
        'Music or earplugs. The knocking is easier to take when you know how long each part lasts: ask the technologist to tell you.',
        'A person you trust in the room, if the center allows it and the safety questions are answered for that person as well.',
        'Slow breathing: in through the nose for four seconds, out for six.',
        'A light blanket, and air from the fan.',
      ],
    },
    {
      id: 'medicine',
      heading: 'Something to relax',
      text: [
        'If that is not enough, your doctor can prescribe a mild medicine to take before the scan. Arrange it with the doctor who ordered the exam; an imaging center usually cannot prescribe it. Ask when to take it, whether you may eat, and whether it fits your other medicines.',
        'After such a medicine you must not drive. Bring someone who takes you home. For people who cannot manage any other way, some hospitals offer an exam under deeper sedation with an anesthesia team. It needs more preparation and costs more.',
      ],
    },
    {
      id: 'before',
      heading: 'A plan for the day',
      list: [
        'Visit or call the center before and ask what the scanner looks like.',
        'Ask how long you lie in the tunnel. It is often shorter than the whole appointment.',
        'Skip coffee on that day if it makes you restless.',
        'Wear soft clothes without metal, and go to the restroom before.',
        'Agree with the technologist on a sign, and on how often you will hear a voice.',
      ],
    },
    {
      id: 'stop',
      heading: 'If you have to stop',
      text: [
        'You can stop at any time, and nobody will blame you. Sometimes the pictures that are done already answer the question. Sometimes a new attempt on a wider scanner works. Tell us, and our care team looks for one near you. Ask the center before what an exam costs that was stopped.',
      ],
    },
    {
      id: 'sources',
      heading: 'Sources',
      list: [
        'American College of Radiology and Radiological Society of North America, patient information on MRI.',
        'National Institute of Biomedical Imaging and Bioengineering, fact sheet on MRI.',
        'National Health Service of the United Kingdom, information for patients on MRI and claustrophobia.',
      ],
    },
  ],
  next: [
    { label: 'MRI: what to know', to: paths.scanInfo('mri') },
    { label: 'Brain MRI: what to know', to: paths.scanInfo('brain-mri') },
    { label: 'Request a scan', to: paths.requestScan() },
  ],
};
