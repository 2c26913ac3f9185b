import { useRef } from 'react';
import { useAddDoctorMutation } from '@scanharbor/shared-contracts/api/doctors';
import { useChangeRequestMutation } from '@scanharbor/shared-contracts/api/scans';
import { type MedicalInfoValues, toNewDoctor } from './medical-info';

/**
 * Returns a function that saves physician and reason of a request. A physician missing from the list is added first,
 * once even over several attempts. Rejects when either call fails.
 */
export function useMedicalInfo(requestId: number) {
  const [addDoctor] = useAddDoctorMutation();
  const [changeRequest] = useChangeRequestMutation();
  const added = useRef<{ of: string; id: number } | null>(null);

  const doctorIdOf = async (values: MedicalInfoValues) => {
    if (values.doctorId !== null) return values.doctorId;
    const doctor = toNewDoctor(values);
    const of = JSON.stringify(doctor);
    if (added.current?.of !== of) added.current = { of, id: (await addDoctor(doctor).unwrap()).id };
    return added.current.id;
  };

  return async (values: MedicalInfoValues) =>
    changeRequest({ requestId, doctorId: await doctorIdOf(values), reason: values.reason.trim() }).unwrap();
}
