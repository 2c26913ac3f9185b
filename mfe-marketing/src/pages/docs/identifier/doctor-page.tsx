import { useParams } from 'react-router-dom';
import { DoctorReferral } from '../../../components/doctor/doctor-referral';

/** Shows the referral page of one doctor (MK-120). */
function DoctorPage() {
  const { identifier = '' } = useParams();
  return <DoctorReferral key={identifier} identifier={identifier} />;
}

export { DoctorPage as Page };
