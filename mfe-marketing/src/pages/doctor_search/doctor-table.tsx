import { paths } from '@scanharbor/shared-contracts';
import { type ListedDoctor } from '@scanharbor/shared-contracts/domain/doctor';
import { Card } from '@scanharbor/shared-ui/layout';
import { media, token } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { doctorTexts } from '../../content/doctors';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  overflow-wrap: anywhere;

  th,
  td {
    padding: ${token.space8};
    border-bottom: 1px solid ${token.divider};
    text-align: start;
    vertical-align: top;
  }

  ${media.below(768)} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      padding-block: ${token.space8};
      border-bottom: 1px solid ${token.divider};
    }

    th,
    td {
      padding: 2px 0;
      border: 0;
    }
  }
`;

const { columns, caption, emailHidden, away } = doctorTexts.search;

/** Lists doctors by name, email, ZIP code, specialty and distance; a name links to the page of the doctor. */
export function DoctorTable({ doctors }: { doctors: readonly ListedDoctor[] }) {
  return (
    <Card as="div">
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {Object.values(columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {doctors.map(({ id, firstName, lastName, email, zipCode, specialty, identifier, miles }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={paths.doctorPage(identifier)}>
                  {firstName} {lastName}
                </Link>
              </th>
              <td>{email || emailHidden}</td>
              <td>{zipCode}</td>
              <td>{specialty}</td>
              <td>{miles !== undefined && away(miles)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
