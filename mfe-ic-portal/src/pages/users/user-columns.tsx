import { linkedLocations, type PracticeUser } from '@scanharbor/shared-contracts/domain/practice-user';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { userAddresses, userStatus, userType } from './user-lines';

const words = texts.users;

const Hinted = styled.span`
  text-decoration: underline dotted;
  text-underline-offset: 3px;
`;

/** Name, email, number of locations with their addresses, type and status (IC-173 to IC-176). */
export const userColumns: DataColumn<PracticeUser>[] = [
  { id: 'name', header: words.name, value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { id: 'email', header: words.email, value: ({ email }) => email },
  {
    id: 'locations',
    header: words.locations,
    value: (user) => linkedLocations(user).length,
    cell: (user) => (
      <Hinted title={userAddresses(user)}>
        {linkedLocations(user).length}
        <VisuallyHidden>: {userAddresses(user)}</VisuallyHidden>
      </Hinted>
    ),
  },
  { id: 'type', header: words.type, value: userType },
  {
    id: 'status',
    header: words.status,
    value: userStatus,
    cell: (user) => <StatusPill $tone={user.isActive ? 'ok' : 'danger'}>{userStatus(user)}</StatusPill>,
  },
];
