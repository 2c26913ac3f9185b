import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { toFlag } from '../../domain/flag';
import {
  linkedLocations,
  type PracticeUser,
  type PracticeUserChange,
  type PracticeUserDetails,
  readPracticeUser,
} from '../../domain/practice-user';
import { type PracticeUserAnswer, type PracticeUserSeen } from '../../wire/ic-portal/users';

const list = [{ type: 'PracticeUser', id: 'LIST' }] as const;

const write = ({ firstName, lastName, email, isAdmin, practiceId, locationIds }: PracticeUserDetails) => ({
  newFirstName: firstName,
  newLastName: lastName,
  newEmail: email,
  newIsAdmin: toFlag(isAdmin),
  currPracticeID: practiceId,
  assignedLocations: locationIds.join(','),
});

const writeSeen = (user: PracticeUser): PracticeUserSeen => ({
  newFirstName: user.firstName,
  newLastName: user.lastName,
  newEmail: user.email,
  newIsAdmin: toFlag(user.isAdmin),
  newIsActive: toFlag(user.isActive),
  assignedLocations: linkedLocations(user)
    .map(({ id }) => id)
    .join(','),
});

const usersApi = ownedEndpoints('shared-contracts/ic-portal', (build) => ({
  /** GET ic-portal/ic-get-user-list, for admins: the users of the practice (SC-120). */
  practiceUsers: build.query<PracticeUser[], void>({
    query: () => 'ic-portal/ic-get-user-list',
    transformResponse: ({ data }: { data: PracticeUserAnswer[] }) => data.map(readPracticeUser),
    providesTags: [...list],
  }),
  /** POST ic-portal/ic-add-user, for admins; a taken email is refused with a user message (SC-121, API-101). */
  addPracticeUser: build.mutation<{ userId: number }, PracticeUserDetails>({
    query: (user) => ({ url: 'ic-portal/ic-add-user', method: 'POST', body: write(user) }),
    transformResponse: ({ UserID }: { UserID: number }) => ({ userId: UserID }),
    invalidatesTags: [...list],
  }),
  /** PATCH ic-portal/ic-update-user, for admins, who keep their own admin flag and account (SC-122, API-102); 409 as for a location. */
  updatePracticeUser: build.mutation<void, PracticeUserChange>({
    query: ({ id, isActive, was, ...user }) => ({
      url: 'ic-portal/ic-update-user',
      method: 'PATCH',
      body: { ...write(user), currICUserID: id, newIsActive: toFlag(isActive), was: was && writeSeen(was) },
    }),
    transformResponse: () => undefined,
    invalidatesTags: [...list],
  }),
  /** GET ic-portal/users?practice_id (SC-111). No screen calls it. */
  usersOfPractice: build.query<PracticeUser[], number>({
    query: (practiceId) => ({ url: 'ic-portal/users', params: { practice_id: practiceId } }),
    transformResponse: ({ results }: { results: PracticeUserAnswer[] }) => results.map(readPracticeUser),
    providesTags: [...list],
  }),
}));

export const { usePracticeUsersQuery, useAddPracticeUserMutation, useUpdatePracticeUserMutation } = usersApi;
export const practiceUsersEndpoints = usersApi.endpoints;
