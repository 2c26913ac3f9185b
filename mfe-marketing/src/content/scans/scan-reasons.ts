import { type ScanSlug } from './scan-names';

/** What one scan is for. Medical text: a clinician must approve it. */
export interface ScanReason {
  lead: string;
  reasons: readonly string[];
  /** Preparation beyond that of the type. */
  prepare?: readonly string[];
}

export const scanReasons: Readonly<Record<ScanSlug, ScanReason>> = {
  mri: {
    lead: 'The clearest pictures of soft parts of the body: brain, spine, joints, muscles and organs.',
    reasons: ['Pain in the back, the neck or a joint that does not go away.', 'Headaches, dizziness or numbness without a known cause.', 'A closer look after another scan.'],
  },
  'ct-scan': {
    lead: 'Fast, detailed slices of bones, lungs and organs.',
    reasons: ['Pain in chest or belly that needs an answer soon.', 'Injuries and fractures that an X-ray does not show well.', 'Following a known disease over time.'],
  },
  'pet-scan': {
    lead: 'Shows where cells are most active, mostly to find, stage or follow cancer.',
    reasons: ['To see whether and how far a cancer has spread.', 'To see whether a treatment works.', 'To look at memory loss or seizures.'],
  },
  'brain-ct-scan': {
    lead: 'A quick look at brain and skull.',
    reasons: ['After a blow to the head.', 'Sudden strong headache, weakness or trouble speaking. Call 911 if it happens now.', 'Pressure, bleeding or fluid in the skull.'],
  },
  'lung-ct-scan': {
    lead: 'Fine slices of the lungs, also as a low-dose screening for people who smoked for years.',
    reasons: ['A cough, shortness of breath or a spot on an X-ray.', 'Yearly screening between 50 and 80 after many years of smoking.', 'Following a nodule over time.'],
  },
  'abdominal-ct-scan': {
    lead: 'Shows the organs of the belly: liver, spleen, pancreas, kidneys, bowel.',
    reasons: ['Belly pain without a known cause.', 'Kidney stones, appendicitis or diverticulitis.', 'Weight loss without a reason.'],
    prepare: ['You may be asked to drink contrast about an hour before.'],
  },
  'liver-ct-scan': {
    lead: 'Shows the liver in several phases of contrast.',
    reasons: ['Blood tests of the liver that are out of range.', 'A spot that was seen on an ultrasound.', 'Following hepatitis or cirrhosis.'],
    prepare: ['Eat nothing for four hours before.'],
  },
  'pancreas-ct-scan': {
    lead: 'Thin slices of the pancreas and the ducts around it.',
    reasons: ['Pain in the upper belly that goes through to the back.', 'Pancreatitis, or jaundice without a known cause.', 'A cyst that is being watched.'],
    prepare: ['Eat nothing for four hours before.', 'You may be asked to drink water just before the scan.'],
  },
  'kidney-ct-scan': {
    lead: 'Shows kidneys, ureters and bladder.',
    reasons: ['Pain in the flank, or blood in the urine.', 'Kidney stones: this scan needs no contrast.', 'A cyst or growth that was seen on an ultrasound.'],
    prepare: ['Come with a comfortably full bladder.'],
  },
  'pelvis-ct-scan': {
    lead: 'Shows bladder, bowel, the inner sexual organs and the bones of the pelvis.',
    reasons: ['Pain low in the belly.', 'Fractures of hip or pelvis.', 'Following a known disease over time.'],
    prepare: ['You may be asked to drink contrast about an hour before.'],
  },
  'brain-mri': {
    lead: 'The most detailed look at the brain.',
    reasons: ['Headaches, seizures, numbness or changes in sight.', 'Multiple sclerosis, a stroke in the past, or a growth.', 'Memory loss.'],
    prepare: ['Leave off make-up and hair clips: some contain metal.'],
  },
  'spinal-mri': {
    lead: 'Shows the bones, discs and nerves of neck and back.',
    reasons: ['Back or neck pain that runs into an arm or a leg.', 'Weakness or numbness.', 'Before and after surgery of the back.'],
  },
  'joints-mri': {
    lead: 'Shows cartilage, ligaments and tendons of knee, shoulder, hip, ankle, wrist or elbow.',
    reasons: ['A sports injury, or a joint that gives way.', 'Pain or stiffness that an X-ray does not explain.', 'A torn meniscus, ligament or rotator cuff.'],
  },
  breastmri: {
    lead: 'An extra look at the breasts, for people at higher risk and for open questions.',
    reasons: ['A strong family history, or a known gene such as BRCA.', 'A finding on a mammogram that stays unclear.', 'Checking implants.'],
  },
  'liver-mri': {
    lead: 'Tells spots in the liver apart, and measures fat and iron.',
    reasons: ['A spot on an ultrasound or a CT.', 'Fatty liver or too much iron.', 'Looking at bile ducts and gallbladder.'],
    prepare: ['Eat nothing for four hours before.'],
  },
  'heart-mri': {
    lead: 'Shows how the heart is built and how well it pumps.',
    reasons: ['A weak heart, or an inflammation of the heart muscle.', 'Heart defects from birth.', 'Damage after a heart attack.'],
    prepare: ['No coffee, tea or energy drinks for 12 hours before.', 'You hold your breath many times, for 10 to 15 seconds.'],
  },
  ultrasound: {
    lead: 'A quick look without radiation at organs, vessels and the thyroid.',
    reasons: ['Gallstones, kidney stones or pain in the belly.', 'A lump under the skin.', 'Blood flow in legs or neck.'],
  },
  mammogram: {
    lead: 'The scan that finds breast cancer early.',
    reasons: ['Screening: most women are advised to go from 40 on, every one or two years.', 'A lump, pain or a change that you noticed.', 'A closer look after a screening.'],
  },
  xray: {
    lead: 'The simplest and cheapest scan.',
    reasons: ['A fall or an injury.', 'A cough or fever that does not end.', 'Arthritis and the shape of the spine.'],
  },
  dexa: {
    lead: 'Tells how strong the bones are, before one breaks.',
    reasons: ['Women from 65 on, and earlier with a risk.', 'A fracture after a light fall.', 'Long treatment with cortisone.'],
  },
  nuclear: {
    lead: 'Shows how an organ works, not only how it looks.',
    reasons: ['Blood flow of the heart at rest and under stress.', 'Bones, thyroid or kidneys.', 'An infection that nobody can find.'],
  },
  breastultrasound: {
    lead: 'A closer look at one part of the breast, without radiation.',
    reasons: ['A lump that can be felt.', 'Dense breasts, in which a mammogram sees little.', 'A finding on a mammogram.'],
  },
};
