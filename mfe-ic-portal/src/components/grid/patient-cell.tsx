import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { type PortalPatient } from '@scanharbor/shared-contracts/domain/portal-request';
import { styled } from 'styled-components';

const Dob = styled.span`
  white-space: nowrap;
`;

export const fullName = ({ firstName, lastName }: Pick<PortalPatient, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();

/** Formats the name with the date of birth: 'Lena Ortiz (04/12/1984)' (IC-013, IC-015). */
export const formatPatient = (patient: PortalPatient) =>
  patient.dob ? `${fullName(patient)} (${formatShortDate(patient.dob)})` : fullName(patient);

/** A patient in a grid: name and date of birth (IC-013). */
export function PatientCell({ patient }: { patient: PortalPatient }) {
  return (
    <>
      {fullName(patient)} {patient.dob && <Dob>({formatShortDate(patient.dob)})</Dob>}
    </>
  );
}
