import { linkedLocations, type PracticeUser } from '@scanharbor/shared-contracts/domain/practice-user';
import { type Line } from '../../components/changed-meanwhile/changed-meanwhile';
import { texts } from '../../texts';

const words = texts.users;

/** Addresses of where the user works, one a line. */
export const userAddresses = (user: PracticeUser) =>
  linkedLocations(user)
    .map(({ address1 }) => address1)
    .join('\n');

export const userType = ({ isAdmin }: PracticeUser) => (isAdmin ? words.isAdmin : words.isStandard);
export const userStatus = ({ isActive }: PracticeUser) => (isActive ? words.isActive : words.isDisabled);

/** What the form of a user asks, as it is stored. */
export const userLines = (user: PracticeUser): Line[] => [
  { label: words.firstName, value: user.firstName },
  { label: words.lastName, value: user.lastName },
  { label: words.email, value: user.email },
  { label: words.locations, value: userAddresses(user).replaceAll('\n', '; ') },
  { label: words.type, value: userType(user) },
  { label: words.status, value: userStatus(user) },
];
