import { type PracticeUser } from '@scanharbor/shared-contracts/domain/practice-user';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const words = texts.users;

const Hinted = styled.span`
  text-decoration: underline dotted;
  text-underline-offset: 3px;
`;

const linked = ({ locations }: PracticeUser) => locations.filter((location) => location.linked);
const addresses = (user: PracticeUser) => linked(user).map(({ address1 }) => address1).join('\n');

/** Name, email, number of locations with their addresses, type and status (IC-173 to IC-176). */
export const userColumns: DataColumn<PracticeUser>[] = [
  { id: 'name', header: words.name, value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { id: 'email', header: words.email, value: ({ email }) => email },
  {
    id: 'locations',
    header: words.locations,
    value: (user) => linked(user).length,
    cell: (user) => (
      <Hinted title={addresses(user)}>
        {linked(user).length}
        <VisuallyHidden>: {addresses(user)}</VisuallyHidden>
      </Hinted>
    ),
  },
  { id: 'type', header: words.type, value: ({ isAdmin }) => (isAdmin ? words.isAdmin : words.isStandard) },
  {
    id: 'status',
    header: words.status,
    value: ({ isActive }) => (isActive ? words.isActive : words.isDisabled),
    cell: ({ isActive }) => (
      <StatusPill $tone={isActive ? 'ok' : 'danger'}>{isActive ? words.isActive : words.isDisabled}</StatusPill>
    ),
  },
];
