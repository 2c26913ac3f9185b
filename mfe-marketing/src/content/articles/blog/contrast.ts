import { paths } from '@scanharbor/shared-contracts';
import { type BlogArticle } from '../../blog-article';

export const contrast: BlogArticle = {
  path: paths.blogArticle('contrast'),
  date: '2026-06-30',
  title: 'Getting ready for a scan with contrast',
  lead: 'When to stop eating, which medicines to mention, and why the center may ask for a kidney value.',
  review: 'clinician',
  sections: [
    {
      id: 'what',
      heading: 'What contrast is',
      text: [
        'Contrast is a fluid that makes some parts of the body stand out in the pictures. It is not a dye in the usual sense: it does not stain anything, and the body gets rid of it within a day or so, mostly through the kidneys.',
        'CT scans and some X-ray exams use a contrast with iodine. MRI mostly uses one with gadolinium. You usually get it through a small tube in a vein of the arm. For some exams of the belly you drink it instead, or both.',
        'Your order says whether you need it. “Without contrast”, “with contrast” and “without and with contrast” are three different exams, with different times and prices.',
      ],
    },
    {
      id: 'before',
      heading: 'The days before',
      list: [
        'Tell the center if contrast has ever given you hives, swelling, trouble breathing or a drop in blood pressure. There are ways to lower the risk, and they need time.',
        'Tell the center about kidney disease, a kidney transplant, or dialysis.',
        'Tell the center if you have diabetes and take metformin. In some cases your doctor asks you to pause it after the scan. Do not stop it on your own.',
        'Tell the center about thyroid disease before contrast with iodine.',
        'Tell the center if you are pregnant, could be pregnant, or are breastfeeding.',
        'Ask whether you need a blood test first. A recent kidney value, called creatinine or eGFR, is common for older patients and for people with diabetes or high blood pressure.',
      ],
    },
    {
      id: 'day',
      heading: 'The day of the scan',
      text: [
        'Eat and drink as the center tells you. Some centers ask for nothing to eat for a few hours before contrast, others no longer do. If you did not get instructions, call. Drink water unless you were told not to, and take your usual medicines unless your doctor said otherwise.',
        'Wear clothes without metal, and leave jewelry at home. Come 15 minutes early with your order, a photo ID and a list of your medicines and allergies.',
      ],
    },
    {
      id: 'during',
      heading: 'What you feel',
      text: [
        'Contrast with iodine often gives a warm feeling that runs through the body, a metal taste, and for a moment the feeling that you have to pass water. All of it is normal and fades within a minute or two. Contrast with gadolinium usually feels cool in the arm, or you feel nothing at all.',
        'Speak up at once if the arm hurts or swells where the tube is, if you itch, or if breathing gets harder. The technologist watches and listens to you the whole time, and the team has medicine at hand.',
      ],
    },
    {
      id: 'after',
      heading: 'Afterward',
      text: [
        'Most people go home right away and eat as usual. Drinking some extra water for the rest of the day is a common recommendation if you are allowed to drink freely. Late reactions such as a rash can appear within a day or two. Call your doctor about a rash. Call 911 if you have trouble breathing, swelling of the face, or feel faint.',
        'If you are breastfeeding: the American College of Radiology considers it safe to continue after either kind of contrast, because only a very small amount reaches the milk. If you prefer to wait, you can pump and discard for 12 to 24 hours.',
      ],
    },
    {
      id: 'kidneys',
      heading: 'Why kidneys matter',
      text: [
        'Kidneys remove contrast. If they work poorly, the team weighs the use against the risk, chooses another agent, or uses another exam. For gadolinium, a rare disease of skin and organs was seen in people with very weak kidneys, mainly with older agents. The U.S. Food and Drug Administration has also reported that traces of gadolinium can stay in the body, without known harm in people with healthy kidneys, and asks centers to hand out a guide.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions for your doctor',
      list: [
        'Do I need contrast to answer the question?',
        'Which of my medicines should I take on that day?',
        'Do I need a blood test first, and who orders it?',
        'I had a reaction before. What do we do this time?',
      ],
    },
    {
      id: 'sources',
      heading: 'Sources',
      list: [
        'American College of Radiology, Manual on Contrast Media and patient information.',
        'U.S. Food and Drug Administration, safety communications on gadolinium-based contrast agents.',
        'Radiological Society of North America, patient information on contrast materials.',
        'National Kidney Foundation, information on kidney function tests.',
      ],
    },
  ],
  next: [
    { label: 'CT scan: what to know', to: paths.scanInfo('ct-scan') },
    { label: 'MRI: what to know', to: paths.scanInfo('mri') },
    { label: 'Request a scan', to: paths.requestScan() },
  ],
};
