import { shortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { type PortalPatient } from '@scanharbor/shared-contracts/domain/portal-request';
import { styled } from 'styled-components';

const Dob = styled.span`
  white-space: nowrap;
`;

export const fullName = ({ firstName, lastName }: Pick<PortalPatient, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();

/** Name with date of birth, as in 'Lena Ortiz (04/12/1984)' (IC-013, IC-015). */
export const patientText = (patient: PortalPatient) =>
  patient.dob ? `${fullName(patient)} (${shortDate(patient.dob)})` : fullName(patient);

/** A patient in a grid: name and date of birth (IC-013). */
export function Patient({ patient }: { patient: PortalPatient }) {
  return (
    <>
      {fullName(patient)} {patient.dob && <Dob>({shortDate(patient.dob)})</Dob>}
    </>
  );
}
