import { DoctorReferral } from '../../components/doctor/doctor-referral';

/** The identifier behind /napp (MK-121). */
const nappIdentifier = 'napp';

function NappPage() {
  return <DoctorReferral identifier={nappIdentifier} />;
}

export { NappPage as Page };
