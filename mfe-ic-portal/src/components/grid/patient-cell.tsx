import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type PortalPatient } from '@scanharbor/shared-contracts/domain/portal-request';
import { token } from '@scanharbor/shared-ui/theme';
import { css, styled } from 'styled-components';
import { inCompactRows } from './row-density';

/** A long name breaks rather than pushes the table over what is beside it. */
const Name = styled.bdi`
  overflow-wrap: anywhere;

  ${inCompactRows(css`
    display: block;
    font-size: ${token.text13};
    line-height: 1.0625rem;
  `)}
`;

const Dob = styled.span`
  white-space: nowrap;

  ${inCompactRows(css`
    display: block;
    font-size: ${token.text13};
    line-height: 1.0625rem;
  `)}
`;

/** Formats the name with the date of birth: 'Lena Ortiz (04/12/1984)' (IC-013, IC-015). */
export const formatPatient = (patient: PortalPatient) =>
  patient.dob ? `${formatFullName(patient)} (${formatShortDate(patient.dob)})` : formatFullName(patient);

/** A patient in a grid: name and date of birth (IC-013). */
export function PatientCell({ patient }: { patient: PortalPatient }) {
  return (
    <>
      <Name>{formatFullName(patient)}</Name> {patient.dob && <Dob>({formatShortDate(patient.dob)})</Dob>}
    </>
  );
}
