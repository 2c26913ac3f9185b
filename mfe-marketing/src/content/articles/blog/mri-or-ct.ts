import { paths } from '@scanharbor/shared-contracts';
import { type BlogArticle } from '../../blog-article';

export const mriOrCt: BlogArticle = {
  path: paths.blogArticle('mri-or-ct'),
  date: '2026-10-06',
  title: 'MRI or CT: which one did my doctor mean?',
  lead: 'Two machines, two kinds of pictures. What each one shows best, how long it takes, and how to find out which one is on your order.',
  review: 'clinician',
  sections: [
    {
      id: 'short',
      heading: 'The short answer',
      text: [
        'Read the order. It names the scan in a few words, such as “MRI brain without contrast” or “CT abdomen and pelvis with contrast”. The first word is the machine, the next words are the part of the body, and the last words say whether you get contrast. If you cannot read it, call the office that wrote it. Please do not choose one yourself: the two scans answer different questions.',
      ],
    },
    {
      id: 'ct',
      heading: 'What a CT scan is',
      text: [
        'A CT scanner takes X-rays from many sides while you lie on a table that moves through a ring. A computer turns them into thin slices of the body. The scan itself takes seconds, and you are usually on the table for 10 to 30 minutes.',
        'Because it is fast, CT is often the first choice when time matters: after an accident, for a possible bleed in the head, for chest pain, or for sudden pain in the belly. It shows bone, lungs and fresh blood very well.',
        'CT uses ionizing radiation. The amount differs with the scan and the machine. The American College of Radiology and the Radiological Society of North America publish typical values on their patient site. For a scan that your doctor needs, the expected benefit is weighed against that small risk. Ask if you have had many scans, or if you could be pregnant.',
      ],
    },
    {
      id: 'mri',
      heading: 'What an MRI is',
      text: [
        'An MRI uses a strong magnet and radio waves. It uses no X-rays. You lie on a table that slides into a tunnel, and the machine knocks loudly while it works. Most exams take 30 to 60 minutes, because each set of pictures needs several minutes in which you lie still.',
        'MRI shows soft tissue in fine detail: the brain and spinal cord, discs, ligaments, cartilage, the liver, the prostate, and the heart muscle. That is why it is common for back pain with nerve symptoms, for a knee that gives way, or for headaches that need a closer look.',
        'The magnet is the reason for the long list of safety questions. Some pacemakers, clips, pumps and metal fragments are not safe near it, while many newer devices are. The U.S. Food and Drug Administration asks makers to label implants as safe, conditional or unsafe for MRI. Bring the card of your implant, and tell the center before the day of the scan.',
      ],
    },
    {
      id: 'compare',
      heading: 'Side by side',
      list: [
        'Time on the table: CT 10 to 30 minutes, MRI 30 to 60 minutes.',
        'Noise: CT hums, MRI knocks; you get earplugs for MRI.',
        'Space: the ring of a CT is wide and short, the tunnel of an MRI is longer. Wide-bore and open MRI scanners exist.',
        'Radiation: CT uses X-rays, MRI does not.',
        'Metal: a problem for MRI, rarely one for CT.',
        'Price: an MRI usually costs more. Our list shows what each costs at centers near you.',
      ],
    },
    {
      id: 'contrast',
      heading: 'With or without contrast?',
      text: [
        'Both scans can be done with contrast, a fluid that makes vessels and some tissues stand out. CT uses a contrast with iodine, MRI mostly one with gadolinium. Your doctor and the radiologist decide whether you need it. If your order says “with and without”, the machine takes two sets of pictures, which takes longer and costs more.',
      ],
    },
    {
      id: 'ask',
      heading: 'What to ask your doctor',
      list: [
        'Which scan is it, and which part of the body?',
        'With contrast, without, or both?',
        'What do you expect to learn, and what changes afterward?',
        'Is there a reason not to use the other scan?',
        'When and how do I get the result?',
      ],
    },
    {
      id: 'sources',
      heading: 'Sources',
      list: [
        'American College of Radiology and Radiological Society of North America, patient information on CT and MRI.',
        'U.S. Food and Drug Administration, information on medical X-ray imaging and on MRI safety.',
        'National Institute of Biomedical Imaging and Bioengineering, fact sheets on CT and MRI.',
      ],
    },
  ],
  next: [
    { label: 'MRI: what to know', to: paths.scanInfo('mri') },
    { label: 'CT scan: what to know', to: paths.scanInfo('ct-scan') },
    { label: 'Scans & prices', to: paths.scans() },
  ],
};
