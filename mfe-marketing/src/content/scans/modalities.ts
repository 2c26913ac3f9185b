import { preparation } from '@scanharbor/shared-contracts/domain/preparation';
import { type ScanServiceSlug } from '../rates';

/** Text for all scans of a type. Medical text: a clinician must approve it. */
interface Modality {
  /** How the machine works. */
  summary: string;
  prepare: readonly string[];
  during: string;
  duration: string;
  afterwards: string;
  /** Each item completes the sentence of `notifyCenterIf`. */
  safety: readonly string[];
  /** The exact scans that an order can name. */
  choices: string;
  /** Factors of the price. */
  priceDependsOn: string;
}

/** Introduces the points of `safety`. */
export const notifyCenterIf = 'Tell the center before your appointment if:';

const pregnancy = 'You are or could be pregnant.';
const breastfeeding = 'You are breastfeeding.';
const previousContrast = 'You have kidney disease, or had a reaction to contrast in the past.';
const byPart = 'the body part, contrast and the center';
const byCenter = 'the exact scan and the center';

export const modalities: Readonly<Record<ScanServiceSlug, Modality>> = {
  mri: {
    summary: 'An MRI takes pictures of the inside of the body with a strong magnet and radio waves. It uses no X-rays.',
    prepare: preparation.MRI,
    during:
      'You lie on a table that slides into a tunnel. The machine knocks loudly; you get earplugs and a button to call the technologist. You need to lie still. If contrast is ordered, you get it through a small tube in your arm.',
    duration: '30 to 60 minutes on the table, longer with contrast.',
    afterwards: 'You can go home and go about your day. If you took something to relax, someone else has to drive.',
    safety: [
      'You have a pacemaker, clips, a stent, an implant or metal in your eyes.',
      previousContrast,
      'You are afraid of narrow spaces: ask for an open MRI or for something to relax.',
      pregnancy,
    ],
    choices:
      'Head, spine, chest, abdomen, pelvis, heart, joints and blood vessels, with or without contrast, or both, as your doctor ordered. You choose the exact scan when you request it.',
    priceDependsOn: byPart,
  },
  'ct-scan': {
    summary: 'A CT scan takes X-rays from all sides, and a computer turns them into slices of the body.',
    prepare: preparation.CT,
    during:
      'You lie on a table that moves through a ring. Now and then you hold your breath for a few seconds. If you get contrast, you feel warm for a moment.',
    duration: '10 to 30 minutes; the scan itself takes seconds.',
    afterwards: 'You can go home right away. After contrast, drink more water than usual for the rest of the day.',
    safety: [
      'You have kidney disease, thyroid disease, or diabetes treated with metformin.',
      'You had a reaction to contrast or iodine in the past.',
      pregnancy,
    ],
    choices:
      'Head, neck, chest, abdomen, pelvis, spine, joints and blood vessels, with or without contrast, or both, as your doctor ordered. Also low-dose lung screening, heart scans and virtual colonoscopy. You choose the exact scan when you request it.',
    priceDependsOn: byPart,
  },
  'pet-scan': {
    summary:
      'A PET-CT shows how active the cells are: you get a small amount of a weakly radioactive sugar, and a camera shows where the body uses it.',
    prepare: preparation.PET,
    during:
      'You get an injection and rest for about an hour, quiet and warm. Then you lie on a table that moves slowly through the camera.',
    duration: 'Two to three hours in all.',
    afterwards: 'Drink plenty of water. For a few hours, keep some distance from small children and pregnant women.',
    safety: ['You have diabetes: say what your last blood sugar was.', breastfeeding, pregnancy],
    choices:
      'From the skull to the thighs, the whole body, one area, the brain or the heart, as your doctor ordered. You choose the exact scan when you request it.',
    priceDependsOn: byCenter,
  },
  breastmri: {
    summary: 'A breast MRI shows the breasts in fine slices with a magnet and, for most questions, contrast. It uses no X-rays.',
    prepare: preparation['Breast MRI'],
    during:
      'You lie on your stomach, with your breasts in padded openings. If contrast is ordered, you get it through a small tube in your arm.',
    duration: '30 to 60 minutes.',
    afterwards: 'You can go home and go about your day.',
    safety: ['You have a pacemaker, clips, implants or a tissue expander.', previousContrast, pregnancy],
    choices:
      'One breast or both, without contrast or without and with contrast, as your doctor ordered. You choose the exact scan when you request it.',
    priceDependsOn: 'contrast, one or both breasts, and the center',
  },
  ultrasound: {
    summary: 'An ultrasound makes pictures with sound waves too high to hear. It uses no X-rays.',
    prepare: preparation.Ultrasound,
    during: 'The technologist puts gel on your skin and moves a small probe over it. You may be asked to turn or to hold your breath.',
    duration: '20 to 45 minutes.',
    afterwards: 'You wipe off the gel and go about your day.',
    safety: ['You have an open wound or pain where the probe will be.'],
    choices:
      'Abdomen, kidneys, pelvis, thyroid, heart, veins and arteries, joints, soft tissue and pregnancy, as your doctor ordered. You choose the exact scan when you request it.',
    priceDependsOn: 'the body part and the center',
  },
  mammogram: {
    summary: 'A mammogram is a low-dose X-ray of the breasts. It can find changes long before they can be felt.',
    prepare: preparation.Mammogram,
    during:
      'You stand at the machine. Each breast is pressed flat for a few seconds, usually twice. It can be uncomfortable, and it is over quickly.',
    duration: '15 to 30 minutes.',
    afterwards: 'You can go about your day. Being called back for more pictures is common, and usually turns out to be nothing.',
    safety: [
      'You noticed a lump, pain or a change: you may need a different kind of mammogram.',
      'You have breast implants.',
      breastfeeding,
      pregnancy,
    ],
    choices:
      'Screening or diagnostic, of one breast or both, in 2D or 3D, as your doctor ordered. You choose the exact scan when you request it.',
    priceDependsOn: byCenter,
  },
  xray: {
    summary: 'An X-ray is a picture made with a brief, low dose of radiation. It is best at showing bones and lungs.',
    prepare: preparation['X-Ray'],
    during: 'You stand, sit or lie down while the pictures are taken, usually from two sides.',
    duration: '5 to 15 minutes.',
    afterwards: 'You can go about your day.',
    safety: [pregnancy],
    choices:
      'Chest, ribs, spine, skull, sinuses, abdomen, pelvis, arms and legs, with the number of views your doctor ordered. You choose the exact X-ray when you request it.',
    priceDependsOn: 'the body part, the number of views and the center',
  },
  dexa: {
    summary: 'A DEXA scan measures how dense the bones are, with a very low dose of X-rays.',
    prepare: preparation.DEXA,
    during: 'You lie on an open table while an arm of the machine passes over your hip and spine.',
    duration: '10 to 20 minutes.',
    afterwards: 'You can go about your day.',
    safety: ['You have a hip replacement or metal in your spine.', pregnancy],
    choices:
      'Hip and spine, with or without a check for spine fractures, the forearm, or body composition, as your doctor ordered. You choose the exact scan when you request it.',
    priceDependsOn: byCenter,
  },
  nuclear: {
    summary: 'A nuclear medicine scan follows a weakly radioactive substance through the body to see how an organ works.',
    prepare: preparation.Nuclear,
    during:
      'You get the substance by injection, by mouth or by breathing it in. Then a camera takes pictures, right away or some hours later.',
    duration: 'One to five hours, with breaks.',
    afterwards: 'Drink plenty of water for a day. The substance leaves the body on its own.',
    safety: ['You have asthma or heart disease and a stress test is planned.', breastfeeding, pregnancy],
    choices:
      'Bones, thyroid, heart, lungs, kidneys, gallbladder and stomach, as your doctor ordered. You choose the exact scan when you request it.',
    priceDependsOn: byCenter,
  },
  breastultrasound: {
    summary: 'A breast ultrasound looks at part or all of the breast with sound waves, often after a mammogram.',
    prepare: preparation['Breast Ultrasound'],
    during: 'You lie on your back with an arm over your head, while the technologist moves a small probe over the breast.',
    duration: '15 to 30 minutes.',
    afterwards: 'You can go about your day.',
    safety: ['You noticed a lump, pain or a change: say where.'],
    choices: 'One breast or both, complete or limited to one area, as your doctor ordered. You choose the exact scan when you request it.',
    priceDependsOn: 'how much is looked at and the center',
  },
};
