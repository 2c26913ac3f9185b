import { useParams } from 'react-router-dom';
import { FormColumn } from '@scanharbor/shared-ui/layout';
import { useState } from 'react';
import { ArticleHead } from '../../../../components/article-head';
import { DoctorLoader } from '../../../../components/doctor/doctor-loader';
import { doctorTexts } from '../../../../content/doctors';
import { RequestForm } from './request-form';
import { Submitted } from './submitted';

/** A scan request tied to a doctor, for everybody (MK-124). */
function DoctorRequestPage() {
  const { identifier = '' } = useParams();
  const [requestId, setRequestId] = useState<number>();
  return (
    <DoctorLoader key={identifier} identifier={identifier}>
      {(doctor) => (
        <FormColumn>
          <ArticleHead title={doctorTexts.request.title(`${doctor.firstName} ${doctor.lastName}`)} lead={doctorTexts.request.next} />
          {requestId === undefined ? <RequestForm doctorId={doctor.id} onSubmitted={setRequestId} /> : <Submitted requestId={requestId} />}
        </FormColumn>
      )}
    </DoctorLoader>
  );
}

export { DoctorRequestPage as Page };
