import { type ScanSlug } from './scan-names';

/** What one scan is for. Medical text: a clinician must approve it. */
interface ScanReason {
  lead: string;
  /** What this scan shows, and how it differs from others of its type. */
  shows: string;
  reasons: readonly string[];
  /** Preparation beyond that of the type. */
  prepare?: readonly string[];
  /** The stomach has to be empty, whatever holds for other scans of the type. */
  fasting?: true;
  /** When it differs from that of the type. */
  duration?: string;
}

export const scanReasons: Readonly<Record<ScanSlug, ScanReason>> = {
  mri: {
    lead: 'The clearest pictures of the soft parts of the body: brain, spine, joints, muscles and organs.',
    shows:
      'An MRI shows soft tissue better than any other scan: discs and nerves, ligaments and cartilage, brain, liver, heart. Your order names one body part, and often says ‘with contrast’, ‘without contrast’ or both.',
    reasons: [
      'Pain in the back, neck or a joint that does not go away.',
      'Headaches, dizziness or numbness without a known cause.',
      'A closer look after another scan.',
    ],
  },
  'ct-scan': {
    lead: 'Fast, detailed pictures of bones, lungs and organs.',
    shows:
      'A CT is quick and good at showing bones, lungs, bleeding and stones. The order names the part of the body and says whether contrast is needed; with contrast, blood vessels and organs show more clearly.',
    reasons: [
      'Pain in the chest or belly that needs an answer soon.',
      'Injuries and fractures that an X-ray does not show well.',
      'Following a known disease over time.',
    ],
  },
  'pet-scan': {
    lead: 'Shows where cells are most active, most often to find, stage or follow cancer.',
    shows:
      'The picture joins two scans made on the same table: the PET shows activity, the CT shows where in the body it is. It usually covers the body from the skull to the thighs.',
    reasons: [
      'To see whether and how far a cancer has spread.',
      'To see whether a treatment works.',
      'To look at memory loss or seizures.',
    ],
  },
  'brain-ct-scan': {
    lead: 'A quick look at the brain and skull.',
    shows:
      'A CT of the head finds bleeding, fractures and fluid within minutes, and is possible for nearly everyone, even with a pacemaker. For finer questions, such as multiple sclerosis, doctors order an MRI.',
    duration: 'About 10 minutes; the scan itself takes less than one.',
    reasons: [
      'After a blow to the head.',
      'A sudden severe headache, weakness or trouble speaking. Call 911 if it is happening now.',
      'Pressure, bleeding or fluid in the skull.',
    ],
  },
  'lung-ct-scan': {
    lead: 'Fine slices of the lungs, also as a low-dose screening for people who smoked for many years.',
    shows:
      'The slices show nodules of a few millimeters that a chest X-ray misses. The low-dose kind used for screening needs no contrast and about a fifth of the usual dose.',
    duration: 'About 10 minutes; you hold your breath once or twice.',
    reasons: [
      'A cough, shortness of breath or a spot on an X-ray.',
      'Yearly screening between ages 50 and 80 after many years of smoking.',
      'Following a nodule over time.',
    ],
  },
  'abdominal-ct-scan': {
    lead: 'Shows the organs of the belly: liver, spleen, pancreas, kidneys, bowel.',
    shows:
      'One pass shows all organs of the upper belly together, with their blood vessels when contrast is given. The order may ask for the pelvis as well; then both are done in one visit.',
    duration: '15 to 30 minutes, and up to an hour more if you drink contrast first.',
    reasons: ['Belly pain without a known cause.', 'Kidney stones, appendicitis or diverticulitis.', 'Weight loss without a known reason.'],
    prepare: ['You may be asked to drink contrast about an hour before.'],
  },
  'liver-ct-scan': {
    lead: 'Shows the liver in several phases of contrast.',
    shows:
      'The liver is scanned two to four times within a few minutes while contrast flows in and out. Different kinds of spots show at different moments, and that tells them apart.',
    duration: '20 to 30 minutes.',
    reasons: ['Liver blood tests that are out of range.', 'A spot seen on an ultrasound.', 'Following hepatitis or cirrhosis.'],
    fasting: true,
    prepare: ['Eat nothing for four hours before.'],
  },
  'pancreas-ct-scan': {
    lead: 'Thin slices of the pancreas and its ducts.',
    shows:
      'The pancreas lies deep behind the stomach, where an ultrasound often cannot see it. Thin slices at two moments of the contrast show the gland, its duct and the vessels beside it.',
    duration: '20 to 30 minutes.',
    reasons: [
      'Pain in the upper belly that goes through to the back.',
      'Pancreatitis, or jaundice without a known cause.',
      'A cyst that is being watched.',
    ],
    fasting: true,
    prepare: ['Eat nothing for four hours before.', 'You may be asked to drink water just before the scan.'],
  },
  'kidney-ct-scan': {
    lead: 'Shows the kidneys, ureters and bladder.',
    shows:
      'For stones, the scan is done without contrast and at a low dose. For growths and blood in the urine, it is repeated with contrast, and once more when the contrast has reached the bladder.',
    duration: '10 minutes for stones; up to 45 minutes when it is repeated with contrast.',
    reasons: [
      'Pain in the side, or blood in the urine.',
      'Kidney stones: this scan needs no contrast.',
      'A cyst or growth seen on an ultrasound.',
    ],
    prepare: ['Come with a comfortably full bladder.'],
  },
  'pelvis-ct-scan': {
    lead: 'Shows the bladder, bowel, reproductive organs and bones of the pelvis.',
    shows:
      'The scan covers the body from the hip bones down to the thighs. It shows fractures of the hip, sacrum and pelvis that are hard to see on an X-ray, and the organs between them.',
    duration: '15 to 30 minutes, and up to an hour more if you drink contrast first.',
    reasons: ['Pain low in the belly.', 'Fractures of the hip or pelvis.', 'Following a known disease over time.'],
    prepare: ['You may be asked to drink contrast about an hour before.'],
  },
  'brain-mri': {
    lead: 'The most detailed look at the brain.',
    shows:
      'It shows the parts of the brain, its blood vessels and the nerves of the eyes and ears in fine slices. With contrast, inflammation and growths show more clearly.',
    duration: '30 to 45 minutes on the table, 15 more with contrast.',
    reasons: ['Headaches, seizures, numbness or changes in vision.', 'Multiple sclerosis, a past stroke, or a growth.', 'Memory loss.'],
    prepare: ['Wear no makeup or hair clips: some contain metal.'],
  },
  'spinal-mri': {
    lead: 'Shows the bones, discs and nerves of the neck and back.',
    shows:
      'The spine is scanned in parts: neck, chest or lower back. Each is its own exam, so look for ‘cervical’ (neck), ‘thoracic’ (chest) or ‘lumbar’ (lower back) on your order.',
    duration: '20 to 40 minutes for each part.',
    reasons: ['Back or neck pain that runs into an arm or a leg.', 'Weakness or numbness.', 'Before and after back surgery.'],
  },
  'joints-mri': {
    lead: 'Shows the cartilage, ligaments and tendons of a knee, shoulder, hip, ankle, wrist or elbow.',
    shows:
      'One joint is one exam, left or right. The joint lies in a close-fitting coil, so for a knee, ankle or wrist your head often stays outside the tunnel. Some orders ask for contrast in the joint itself, which is injected just before.',
    duration: '20 to 45 minutes for each joint.',
    reasons: [
      'A sports injury, or a joint that gives way.',
      'Pain or stiffness that an X-ray does not explain.',
      'A torn meniscus, ligament or rotator cuff.',
    ],
  },
  breastmri: {
    lead: 'An extra look at the breasts, for people at higher risk and for questions a mammogram leaves open.',
    shows:
      'It finds changes that a mammogram does not show in dense tissue, and shows how far a known change extends. Implants can be checked without contrast.',
    reasons: [
      'A strong family history, or a known gene such as BRCA.',
      'A finding on a mammogram that remains unclear.',
      'Checking implants.',
    ],
  },
  'liver-mri': {
    lead: 'Tells spots in the liver apart, and measures fat and iron.',
    shows:
      'Several series, with and without contrast, tell harmless spots, such as a hemangioma, from others, often without a biopsy. Fat and iron can be measured in the same visit.',
    duration: '30 to 45 minutes; you hold your breath often.',
    reasons: ['A spot on an ultrasound or a CT.', 'Fatty liver or too much iron.', 'A look at the bile ducts and gallbladder.'],
    fasting: true,
    prepare: ['Eat nothing for four hours before.'],
  },
  'heart-mri': {
    lead: 'Shows how the heart is built and how well it pumps.',
    shows:
      'The pictures are timed by your heartbeat, so you wear a few electrodes on your chest. They show the chambers, valves and muscle in motion and, with contrast, scars.',
    duration: '45 to 90 minutes; you hold your breath many times, for 10 to 15 seconds.',
    reasons: ['A weak heart, or inflammation of the heart muscle.', 'Heart defects from birth.', 'Damage after a heart attack.'],
    prepare: ['For a stress exam: no coffee, tea or energy drinks for 12 hours before.'],
  },
  ultrasound: {
    lead: 'A quick look at organs, blood vessels and the thyroid, without radiation.',
    shows:
      'The order names the part to look at: abdomen, pelvis, thyroid, a blood vessel or a lump. A Doppler, when ordered, also shows how blood flows there.',
    reasons: ['Gallstones, kidney stones or pain in the belly.', 'A lump under the skin.', 'Blood flow in the legs or neck.'],
  },
  mammogram: {
    lead: 'A low-dose X-ray that can find breast cancer early.',
    shows:
      'A screening mammogram is for people without symptoms and takes two pictures of each breast. A diagnostic one answers a question, takes more pictures, and is often read while you wait. 3D mammograms (tomosynthesis) feel the same.',
    reasons: [
      'Screening: most women are advised to start at 40 and go every one or two years.',
      'A lump, pain or a change that you noticed.',
      'A closer look after a screening mammogram.',
    ],
  },
  xray: {
    lead: 'The quickest and least expensive scan.',
    shows: 'The order names the body part and the number of views, such as ‘chest, two views’ or ‘knee, three views’.',
    reasons: ['A fall or an injury.', 'A cough or fever that does not go away.', 'Arthritis, or the shape of the spine.'],
  },
  dexa: {
    lead: 'Shows how strong your bones are, before one breaks.',
    shows:
      'It measures the lower spine and the hip and gives a T-score: −1 or above is normal, −2.5 or below means osteoporosis. Your doctor reads the number together with your age and history.',
    reasons: [
      'Women from 65 on, or earlier when at risk.',
      'A fracture after a minor fall.',
      'Long-term use of steroids such as prednisone.',
    ],
  },
  nuclear: {
    lead: 'Shows how an organ works, not just how it looks.',
    shows:
      'There are many kinds: a bone scan, a thyroid uptake, a heart stress test, a HIDA scan of the gallbladder. Each has its own substance and schedule; the center tells you when it confirms.',
    reasons: [
      'Blood flow to the heart at rest and under stress.',
      'Questions about bones, thyroid or kidneys.',
      'An infection that other scans do not find.',
    ],
  },
  breastultrasound: {
    lead: 'A closer look at one part of the breast, without radiation.',
    shows: 'It quickly tells a fluid-filled cyst from a solid lump. It adds to a mammogram and does not replace it.',
    reasons: ['A lump that can be felt.', 'Dense breasts, where a mammogram shows less.', 'A finding on a mammogram.'],
  },
};
