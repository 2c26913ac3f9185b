import { linkedLocations, type PracticeUser } from '@scanharbor/shared-contracts/domain/practice-user';
import { type FieldSummary } from '../../components/form-draft/edit-conflict-alert';
import { texts } from '../../texts';

const usersTexts = texts.users;

/** Formats the addresses of the user's locations, one per line. */
export const userAddresses = (user: PracticeUser) =>
  linkedLocations(user)
    .map(({ address1 }) => address1)
    .join('\n');

export const userType = ({ isAdmin }: PracticeUser) => (isAdmin ? usersTexts.isAdmin : usersTexts.isStandard);
export const userStatus = ({ isActive }: PracticeUser) => (isActive ? usersTexts.isActive : usersTexts.isDisabled);

/** Summarizes the form fields of a stored user. */
export const summarizeUser = (user: PracticeUser): FieldSummary[] => [
  { label: usersTexts.firstName, value: user.firstName },
  { label: usersTexts.lastName, value: user.lastName },
  { label: usersTexts.email, value: user.email },
  { label: usersTexts.locations, value: userAddresses(user).replaceAll('\n', '; ') },
  { label: usersTexts.type, value: userType(user) },
  { label: usersTexts.status, value: userStatus(user) },
];
