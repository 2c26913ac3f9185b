import { preparation } from '@scanharbor/shared-contracts/domain/preparation';
import { type ScanServiceSlug } from '../rates';

/** What holds for every scan of a type. Medical text: a clinician must approve it. */
export interface Modality {
  /** One sentence: what the machine does. */
  summary: string;
  prepare: readonly string[];
  during: string;
  duration: string;
  after: string;
  /** Ask or tell before you come. */
  safety: readonly string[];
}

const pregnancy = 'Tell the center if you are or could be pregnant.';

export const modalities: Readonly<Record<ScanServiceSlug, Modality>> = {
  mri: {
    summary: 'An MRI makes pictures of the inside of the body with a strong magnet and radio waves. It uses no X-rays.',
    prepare: preparation.MRI,
    during: 'You lie on a table that slides into a tunnel. The machine knocks loudly; you get ear plugs and a button to call the technologist. You need to lie still. If contrast is ordered, it is given through a small tube in your arm.',
    duration: '30 to 60 minutes on the table, longer with contrast.',
    after: 'You can go home and do what you usually do. If you took something to relax, somebody else has to drive.',
    safety: ['A pacemaker, clips, a stent, an implant or metal in the eyes.', 'Kidney disease, or a reaction to contrast before.', 'Fear of narrow rooms: ask for an open MRI or for something to relax.', pregnancy],
  },
  'ct-scan': {
    summary: 'A CT scan takes X-rays from all sides, and a computer joins them into slices of the body.',
    prepare: preparation.CT,
    during: 'You lie on a table that moves through a ring. Now and then you hold your breath for some seconds. Contrast feels warm for a moment.',
    duration: '10 to 30 minutes, of which the scan takes only seconds.',
    after: 'You can go home at once. After contrast, drink more than usual for the rest of the day.',
    safety: ['Kidney disease, diabetes treated with metformin, or thyroid disease.', 'A reaction to contrast or to iodine before.', pregnancy],
  },
  'pet-scan': {
    summary: 'A PET-CT shows how active the cells are: you get a little of a weakly radioactive sugar, and a camera sees where it is used.',
    prepare: preparation.PET,
    during: 'You get the injection and rest for about an hour, quiet and warm. Then you lie on a table that moves slowly through the camera.',
    duration: 'Two to three hours in all.',
    after: 'Drink well. For some hours keep a little away from small children and pregnant women.',
    safety: ['Diabetes, and your last blood sugar.', 'Breast-feeding.', pregnancy],
  },
  breastmri: {
    summary: 'A breast MRI shows the breasts in fine slices with a magnet and contrast. It uses no X-rays.',
    prepare: preparation['Breast MRI'],
    during: 'You lie on your stomach, with the breasts in a padded hollow. You get contrast through a small tube in your arm.',
    duration: '30 to 60 minutes.',
    after: 'You can go home and do what you usually do.',
    safety: ['A pacemaker, clips, implants or an expander.', 'Kidney disease, or a reaction to contrast before.', pregnancy],
  },
  ultrasound: {
    summary: 'An ultrasound makes pictures with sound waves that nobody hears. It uses no X-rays.',
    prepare: preparation.Ultrasound,
    during: 'A gel is put on the skin, and a small probe is moved over it. You may be asked to turn or to hold your breath.',
    duration: '20 to 45 minutes.',
    after: 'You wipe off the gel and go on with your day.',
    safety: ['Open wounds or pain in the part that is looked at.'],
  },
  mammogram: {
    summary: 'A mammogram is a low-dose X-ray of the breasts. It can find changes long before they can be felt.',
    prepare: preparation.Mammogram,
    during: 'You stand at the machine. Each breast is pressed flat for some seconds, twice. It can be uncomfortable, and is over quickly.',
    duration: '15 to 30 minutes.',
    after: 'You can go on with your day. Being called back for another picture is common and is mostly nothing.',
    safety: ['A lump, pain or a change that you noticed: then another kind of mammogram is needed.', 'Implants.', 'Breast-feeding.', pregnancy],
  },
  xray: {
    summary: 'An X-ray is a single picture made with a short, low dose of radiation. It shows bones and the lungs best.',
    prepare: preparation['X-Ray'],
    during: 'You stand, sit or lie while the picture is taken, mostly from two sides.',
    duration: '5 to 15 minutes.',
    after: 'You can go on with your day.',
    safety: [pregnancy],
  },
  dexa: {
    summary: 'A DEXA scan measures how dense the bones are, with a very low dose of X-rays.',
    prepare: preparation.DEXA,
    during: 'You lie on an open table while an arm passes over hip and spine.',
    duration: '10 to 20 minutes.',
    after: 'You can go on with your day.',
    safety: ['A hip replacement or metal in the spine.', pregnancy],
  },
  nuclear: {
    summary: 'A nuclear medicine scan follows a weakly radioactive substance through the body to see how an organ works.',
    prepare: preparation.Nuclear,
    during: 'You get the substance by injection, by mouth or by breathing. Then a camera takes pictures, at once or some hours later.',
    duration: 'One to five hours, with breaks.',
    after: 'Drink well for a day. The substance leaves by itself.',
    safety: ['Breast-feeding.', 'Asthma or a heart disease, when a stress test is planned.', pregnancy],
  },
  breastultrasound: {
    summary: 'A breast ultrasound looks at a part of the breast with sound waves, often after a mammogram.',
    prepare: preparation['Breast Ultrasound'],
    during: 'You lie on your back with an arm over your head, while a small probe is moved over the breast.',
    duration: '15 to 30 minutes.',
    after: 'You can go on with your day.',
    safety: ['A lump, pain or a change that you noticed, and where.'],
  },
};
