import { DoctorReferral } from '../../components/doctor/doctor-referral';

/** Identifier of the doctor at /napp (MK-121). */
const nappIdentifier = 'napp';

function NappPage() {
  return <DoctorReferral identifier={nappIdentifier} />;
}

export { NappPage as Page };
