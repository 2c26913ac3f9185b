import { linkedLocations, readPracticeUser, writePracticeUser, writePracticeUserChange } from './practice-user';

const row = {
  UserID: 11,
  FirstName: 'Robin',
  LastName: 'Hale',
  Email: 'staff@scanharbor.test',
  PendingEmail: 'robin@scanharbor.test',
  IsAdmin: 1 as const,
  Active: 0 as const,
  SecondFactor: 1 as const,
  AssignedLocations: [
    { ID: 1, Address1: '240 West 38th Street', PracticeID: 1, IsLinked: 1 },
    { ID: 2, Address1: '90 Court Street', PracticeID: 1, IsLinked: 0 },
    { ID: 3, Address1: '1 Main Street', PracticeID: 1, IsLinked: 1 },
  ],
};

const user = {
  id: 11,
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'staff@scanharbor.test',
  pendingEmail: 'robin@scanharbor.test',
  isAdmin: true,
  isActive: false,
  hasSecondFactor: true,
  locations: [
    { id: 1, address1: '240 West 38th Street', linked: true },
    { id: 2, address1: '90 Court Street', linked: false },
    { id: 3, address1: '1 Main Street', linked: true },
  ],
};

const details = {
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'staff@scanharbor.test',
  isAdmin: false,
  practiceId: 1,
  locationIds: [1, 2],
};
const body = {
  newFirstName: 'Robin',
  newLastName: 'Hale',
  newEmail: 'staff@scanharbor.test',
  newIsAdmin: 0,
  currPracticeID: 1,
  assignedLocations: '1,2',
};

it('reads a user with the locations where the user works [SC-315]', () => {
  expect(readPracticeUser(row)).toEqual(user);
  expect(readPracticeUser({ ...row, IsAdmin: 0, Active: 1, SecondFactor: 0 })).toMatchObject({
    isAdmin: false,
    isActive: true,
    hasSecondFactor: false,
  });
  expect(linkedLocations(user).map(({ id }) => id)).toEqual([1, 3]);
});

it('writes a new user with the ids of locations joined by commas [SC-316]', () => {
  expect(writePracticeUser(details)).toEqual(body);
});

it('writes a change with the version that it started from [SC-316]', () => {
  expect(writePracticeUserChange({ ...details, id: 11, isActive: true, was: user })).toEqual({
    ...body,
    currICUserID: 11,
    newIsActive: 1,
    was: {
      newFirstName: 'Robin',
      newLastName: 'Hale',
      newEmail: 'staff@scanharbor.test',
      newIsAdmin: 1,
      newIsActive: 0,
      assignedLocations: '1,3',
    },
  });
  expect(writePracticeUserChange({ ...details, id: 11, isActive: true }).was).toBeUndefined();
});
