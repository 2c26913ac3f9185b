import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { linkedLocations, type PracticeUser } from '@scanharbor/shared-contracts/domain/practice-user';
import { type DataColumn } from '@scanharbor/shared-ui/data-table';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { userAddresses, userStatus, userType } from './user-field-summary';

const userTexts = texts.users;

const Hinted = styled.span`
  text-decoration: underline dotted;
  text-underline-offset: 3px;
`;

/** Name, email, number of locations with their addresses, type and status (IC-173 to IC-176). */
export const userColumns: DataColumn<PracticeUser>[] = [
  { id: 'name', header: userTexts.name, value: formatFullName },
  {
    id: 'email',
    header: userTexts.email,
    value: ({ email, pendingEmail }) => (pendingEmail ? userTexts.emailWaits(email, pendingEmail) : email),
  },
  {
    id: 'locations',
    header: userTexts.locations,
    value: (user) => linkedLocations(user).length,
    cell: (user) => (
      <Hinted title={userAddresses(user)}>
        {linkedLocations(user).length}
        <VisuallyHidden>: {userAddresses(user)}</VisuallyHidden>
      </Hinted>
    ),
  },
  { id: 'type', header: userTexts.type, value: userType },
  {
    id: 'status',
    header: userTexts.status,
    value: userStatus,
    cell: (user) => <StatusPill $tone={user.isActive ? 'ok' : 'danger'}>{userStatus(user)}</StatusPill>,
  },
];
