import { shortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { styled } from 'styled-components';

export interface PersonNamed {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  dob?: string;
}

const Dob = styled.span`
  white-space: nowrap;
`;

export const fullName = ({ firstName, lastName }: PersonNamed) => `${firstName} ${lastName}`.trim();

/** Name with date of birth, as in 'Lena Ortiz (04/12/1984)' (IC-013, IC-015). */
export const patientText = (person: PersonNamed) =>
  person.dob ? `${fullName(person)} (${shortDate(person.dob)})` : fullName(person);

/** A patient in a grid: name and date of birth (IC-013). */
export function Patient({ person }: { person: PersonNamed }) {
  return (
    <>
      {fullName(person)} {person.dob && <Dob>({shortDate(person.dob)})</Dob>}
    </>
  );
}
