import { useParams } from 'react-router-dom';
import { DoctorReferral } from '../../../components/doctor/doctor-referral';

/** Shows the referral page of one doctor (MK-120); /napp is that of the doctor with this identifier (MK-121). */
function DoctorPage() {
  const { identifier = 'napp' } = useParams();
  return <DoctorReferral key={identifier} identifier={identifier} />;
}

export { DoctorPage as Page };
