import { paths } from '@scanharbor/shared-contracts';
import { type BlogArticle } from '../../blog-article';

export const selfPayRate: BlogArticle = {
  path: paths.blogArticle('self-pay-rate'),
  date: '2026-08-18',
  title: 'What a self-pay rate includes',
  lead: 'The scan, the reading and the report are in the price. What is not, when you pay, and what to ask before you book.',
  review: 'clinician',
  sections: [
    {
      id: 'total',
      heading: 'One total',
      text: [
        'Two bills for one scan surprise many people. The imaging center bills for the machine, the room and the technologist. A radiologist, who often works for another company, bills for reading the pictures. In the trade these are the technical and the professional part.',
        'The price that you see here is the total of both. When a list says “from $225 near 10018”, that is the lowest total of a center near that ZIP code, not a deposit and not a part of the price. When you choose a center, you see the total of that center.',
      ],
    },
    {
      id: 'in',
      heading: 'What is included',
      list: [
        'The scan that is on your order, with the contrast that the order names.',
        'The work of the technologist, and the usual supplies.',
        'The reading by a radiologist and the written report to the doctor who ordered the scan.',
        'A copy of the pictures, if you ask for one; most centers offer a download or a disc.',
      ],
    },
    {
      id: 'out',
      heading: 'What is not included',
      list: [
        'A visit to your doctor to talk about the result.',
        'Blood tests that a center may need before contrast, such as a kidney value.',
        'Sedation by an anesthesia team, if your doctor orders it.',
        'A second scan that the first one makes necessary. It needs an order of its own.',
      ],
    },
    {
      id: 'pay',
      heading: 'When you pay',
      text: [
        'You see the total before you send a request. When a center has confirmed your time, a small deposit is held on your card. Until then you can cancel for free. You pay the rest at the center, at the price that you saw. Deposit and rest add up to the total.',
        'If the order changes, for example from “without contrast” to “with and without contrast”, it is another scan with another price. The center tells you before it starts.',
      ],
    },
    {
      id: 'insurance',
      heading: 'Self-pay or insurance?',
      text: [
        'If you have insurance, compare. With a high deductible that you have not met, you may pay the full rate that your plan has agreed on with the center, and a self-pay total can be lower. On the other hand, a self-pay bill usually does not count toward your deductible, and your plan does not pay you back. Ask your plan two questions: what would I pay for this scan at this center, and does the plan have to approve it first?',
        'Medicare, Medicaid and some employer plans have rules about paying for yourself. If you are covered by one of them, ask before you choose self-pay.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your right to an estimate',
      text: [
        'Under the federal No Surprises Act, a provider has to give patients who pay for themselves a good faith estimate of the expected charges when they schedule or ask for one. If the bill is at least $400 above that estimate, the Centers for Medicare & Medicaid Services run a process to dispute it. Keep the confirmation that we send you; it states the total.',
      ],
    },
    {
      id: 'ask',
      heading: 'What to ask before you book',
      list: [
        'Is the reading by the radiologist in the price?',
        'Is the contrast in the price?',
        'What happens to the price if the doctor changes the order?',
        'How and when do I get the pictures and the report?',
        'What does it cost to cancel or to come on another day?',
      ],
    },
    {
      id: 'market',
      heading: 'Why prices differ so much',
      text: [
        'The same scan can cost several times more at one place than at another a few miles away. Hospitals carry the cost of emergency rooms and long opening hours. Independent centers do the same few exams all day. The age of the machine, rents and local competition matter, too. A lower price does not by itself mean a worse picture: look at the accreditation of the center as well as the number.',
      ],
    },
    {
      id: 'sources',
      heading: 'Sources',
      list: [
        'Centers for Medicare & Medicaid Services, information on the No Surprises Act and good faith estimates.',
        'HealthCare.gov, glossary of deductibles and networks.',
        'American College of Radiology, information for patients on billing and accreditation.',
      ],
    },
  ],
  next: [
    { label: 'Scans & prices', to: paths.scans() },
    { label: 'Request a scan', to: paths.requestScan() },
    { label: 'How it works', to: paths.howItWorks() },
  ],
};
