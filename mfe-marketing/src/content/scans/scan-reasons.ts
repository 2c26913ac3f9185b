import { type ScanSlug } from './scan-names';

/** What one scan is for. Medical text: a clinician must approve it. */
export interface ScanReason {
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
    lead: 'The clearest pictures of soft parts of the body: brain, spine, joints, muscles and organs.',
    shows: 'An MRI tells soft tissue apart better than any other scan: discs and nerves, ligaments and cartilage, brain, liver, heart. Your order names one body part, and often says \'with contrast\', \'without contrast\' or both.',
    reasons: ['Pain in the back, the neck or a joint that does not go away.', 'Headaches, dizziness or numbness without a known cause.', 'A closer look after another scan.'],
  },
  'ct-scan': {
    lead: 'Fast, detailed slices of bones, lungs and organs.',
    shows: 'A CT is quick and is good at bones, lungs, bleeding and stones. The order names the part of the body and says whether contrast is needed; with contrast it shows vessels and organs more clearly.',
    reasons: ['Pain in chest or belly that needs an answer soon.', 'Injuries and fractures that an X-ray does not show well.', 'Following a known disease over time.'],
  },
  'pet-scan': {
    lead: 'Shows where cells are most active, mostly to find, stage or follow cancer.',
    shows: 'The picture joins two scans made on the same table: the PET shows activity, the CT shows where in the body it is. It mostly covers the body from the skull to the thighs.',
    reasons: ['To see whether and how far a cancer has spread.', 'To see whether a treatment works.', 'To look at memory loss or seizures.'],
  },
  'brain-ct-scan': {
    lead: 'A quick look at brain and skull.',
    shows: 'A CT of the head finds bleeding, fractures and fluid within minutes, and can be made of nearly everybody, also with a pacemaker. For finer questions, such as multiple sclerosis, doctors order an MRI.',
    duration: 'About 10 minutes; the scan itself takes less than one.',
    reasons: ['After a blow to the head.', 'Sudden strong headache, weakness or trouble speaking. Call 911 if it happens now.', 'Pressure, bleeding or fluid in the skull.'],
  },
  'lung-ct-scan': {
    lead: 'Fine slices of the lungs, also as a low-dose screening for people who smoked for years.',
    shows: 'The slices show nodules of a few millimeters that a chest X-ray misses. The low-dose kind for screening needs no contrast and about a fifth of the usual dose.',
    duration: 'About 10 minutes; you hold your breath once or twice.',
    reasons: ['A cough, shortness of breath or a spot on an X-ray.', 'Yearly screening between 50 and 80 after many years of smoking.', 'Following a nodule over time.'],
  },
  'abdominal-ct-scan': {
    lead: 'Shows the organs of the belly: liver, spleen, pancreas, kidneys, bowel.',
    shows: 'One pass shows all organs of the upper belly together, with their vessels when contrast is given. The order may ask for the pelvis as well; then both are made in one visit.',
    duration: '15 to 30 minutes, and up to an hour more if you drink contrast first.',
    reasons: ['Belly pain without a known cause.', 'Kidney stones, appendicitis or diverticulitis.', 'Weight loss without a reason.'],
    prepare: ['You may be asked to drink contrast about an hour before.'],
  },
  'liver-ct-scan': {
    lead: 'Shows the liver in several phases of contrast.',
    shows: 'The liver is scanned two to four times within a few minutes while contrast flows in and out. Different kinds of spots show at different moments, and that tells them apart.',
    duration: '20 to 30 minutes.',
    reasons: ['Blood tests of the liver that are out of range.', 'A spot that was seen on an ultrasound.', 'Following hepatitis or cirrhosis.'],
    prepare: ['Eat nothing for four hours before.'],
  },
  'pancreas-ct-scan': {
    lead: 'Thin slices of the pancreas and the ducts around it.',
    shows: 'The pancreas lies deep behind the stomach, where an ultrasound often cannot see it. Thin slices at two moments of the contrast show the gland, its duct and the vessels beside it.',
    duration: '20 to 30 minutes.',
    reasons: ['Pain in the upper belly that goes through to the back.', 'Pancreatitis, or jaundice without a known cause.', 'A cyst that is being watched.'],
    prepare: ['Eat nothing for four hours before.', 'You may be asked to drink water just before the scan.'],
  },
  'kidney-ct-scan': {
    lead: 'Shows kidneys, ureters and bladder.',
    shows: 'For stones the scan is made without contrast and at a low dose. For growths and for blood in the urine it is repeated with contrast, and a last time when the contrast has reached the bladder.',
    duration: '10 minutes for stones; up to 45 minutes when it is repeated with contrast.',
    reasons: ['Pain in the flank, or blood in the urine.', 'Kidney stones: this scan needs no contrast.', 'A cyst or growth that was seen on an ultrasound.'],
    prepare: ['Come with a comfortably full bladder.'],
  },
  'pelvis-ct-scan': {
    lead: 'Shows bladder, bowel, the inner sexual organs and the bones of the pelvis.',
    shows: 'The scan reaches from the hip bones down to the thighs. It shows fractures of hip, sacrum and pelvis that are hard to see on an X-ray, and the organs between them.',
    duration: '15 to 30 minutes, and up to an hour more if you drink contrast first.',
    reasons: ['Pain low in the belly.', 'Fractures of hip or pelvis.', 'Following a known disease over time.'],
    prepare: ['You may be asked to drink contrast about an hour before.'],
  },
  'brain-mri': {
    lead: 'The most detailed look at the brain.',
    shows: 'It shows the parts of the brain, its vessels and the nerves of eyes and ears in fine slices. With contrast it shows inflammation and growths more clearly.',
    duration: '30 to 45 minutes on the table, 15 more with contrast.',
    reasons: ['Headaches, seizures, numbness or changes in sight.', 'Multiple sclerosis, a stroke in the past, or a growth.', 'Memory loss.'],
    prepare: ['Leave off make-up and hair clips: some contain metal.'],
  },
  'spinal-mri': {
    lead: 'Shows the bones, discs and nerves of neck and back.',
    shows: 'The spine is scanned in parts: neck, chest or lower back. Each is an exam of its own, so look at your order for \'cervical\', \'thoracic\' or \'lumbar\'.',
    duration: '20 to 40 minutes for each part.',
    reasons: ['Back or neck pain that runs into an arm or a leg.', 'Weakness or numbness.', 'Before and after surgery of the back.'],
  },
  'joints-mri': {
    lead: 'Shows cartilage, ligaments and tendons of knee, shoulder, hip, ankle, wrist or elbow.',
    shows: 'One joint is one exam, left or right. The joint lies in a close-fitting coil, so for knee, ankle or wrist your head often stays outside of the tunnel. Some orders ask for contrast in the joint itself, which is injected just before.',
    duration: '20 to 45 minutes for each joint.',
    reasons: ['A sports injury, or a joint that gives way.', 'Pain or stiffness that an X-ray does not explain.', 'A torn meniscus, ligament or rotator cuff.'],
  },
  breastmri: {
    lead: 'An extra look at the breasts, for people at higher risk and for open questions.',
    shows: 'It finds changes that a mammogram does not show in dense tissue, and shows how far a known one reaches. Implants can be checked without contrast.',
    reasons: ['A strong family history, or a known gene such as BRCA.', 'A finding on a mammogram that stays unclear.', 'Checking implants.'],
  },
  'liver-mri': {
    lead: 'Tells spots in the liver apart, and measures fat and iron.',
    shows: 'Several series with and without contrast tell harmless spots, such as a hemangioma, from others without a needle. Fat and iron can be measured in the same visit.',
    duration: '30 to 45 minutes; you hold your breath often.',
    reasons: ['A spot on an ultrasound or a CT.', 'Fatty liver or too much iron.', 'Looking at bile ducts and gallbladder.'],
    fasting: true,
    prepare: ['Eat nothing for four hours before.'],
  },
  'heart-mri': {
    lead: 'Shows how the heart is built and how well it pumps.',
    shows: 'The pictures are timed by your heartbeat, so you wear a few electrodes on the chest. They show chambers, valves and muscle in motion, and scars after contrast.',
    duration: '45 to 90 minutes.',
    reasons: ['A weak heart, or an inflammation of the heart muscle.', 'Heart defects from birth.', 'Damage after a heart attack.'],
    prepare: ['No coffee, tea or energy drinks for 12 hours before.', 'You hold your breath many times, for 10 to 15 seconds.'],
  },
  ultrasound: {
    lead: 'A quick look without radiation at organs, vessels and the thyroid.',
    shows: 'The order names what is looked at: abdomen, pelvis, thyroid, a vessel or a lump. A Doppler, when it is ordered, also shows how blood flows there.',
    reasons: ['Gallstones, kidney stones or pain in the belly.', 'A lump under the skin.', 'Blood flow in legs or neck.'],
  },
  mammogram: {
    lead: 'The scan that finds breast cancer early.',
    shows: 'A screening mammogram takes two pictures of each breast of somebody without complaints. A diagnostic one answers a question, takes more pictures, and is often read while you wait. 3D mammograms (tomosynthesis) are made on the same machine.',
    reasons: ['Screening: most women are advised to go from 40 on, every one or two years.', 'A lump, pain or a change that you noticed.', 'A closer look after a screening.'],
  },
  xray: {
    lead: 'The simplest and cheapest scan.',
    shows: 'The order names the part and the number of views: \'chest, two views\', \'knee, three views\'. No appointment is shorter.',
    reasons: ['A fall or an injury.', 'A cough or fever that does not end.', 'Arthritis and the shape of the spine.'],
  },
  dexa: {
    lead: 'Tells how strong the bones are, before one breaks.',
    shows: 'It measures the lower spine and the hip and gives a T-score: above -1 is normal, -2.5 or below is called osteoporosis. Your doctor puts the number together with your age and history.',
    reasons: ['Women from 65 on, and earlier with a risk.', 'A fracture after a light fall.', 'Long treatment with cortisone.'],
  },
  nuclear: {
    lead: 'Shows how an organ works, not only how it looks.',
    shows: 'There are many kinds: a bone scan, a thyroid uptake, a heart stress test, a HIDA scan of the gallbladder. Each has its own substance and its own timetable, which the center tells you when it confirms.',
    reasons: ['Blood flow of the heart at rest and under stress.', 'Bones, thyroid or kidneys.', 'An infection that nobody can find.'],
  },
  breastultrasound: {
    lead: 'A closer look at one part of the breast, without radiation.',
    shows: 'It tells a cyst filled with fluid from a solid lump at once. It completes a mammogram and does not replace it.',
    reasons: ['A lump that can be felt.', 'Dense breasts, in which a mammogram sees little.', 'A finding on a mammogram.'],
  },
};
