import { type users } from '../db/schema/index';
import { demoAccounts, invitationDob, practiceIds, userIds } from './demo-data';

type UserRow = typeof users.$inferInsert;

/** First id of the patients without a demo account. */
const firstPatientId = 101;

type Person = [first: string, last: string, dob: string, address: string, city: string, state: string, zip: string];

const people: Person[] = [
  ['Rosa', 'Alvarez', '1959-03-02', '418 East 12th Street', 'New York', 'NY', '10009'],
  ['Walter', 'Brandt', '1947-11-23', '77 Remsen Street', 'Brooklyn', 'NY', '11201'],
  ['Priya', 'Chandran', '1988-06-15', '31-05 Steinway Street', 'Astoria', 'NY', '11103'],
  ['Marcus', 'Doyle', '1975-01-30', '212 West 91st Street', 'New York', 'NY', '10024'],
  ['Helen', 'Eriksen', '1962-08-08', '140 Ocean Parkway', 'Brooklyn', 'NY', '11218'],
  ['Andre', 'Fontaine', '1991-12-19', '60 Hester Street', 'New York', 'NY', '10002'],
  ['Grace', 'Goldberg', '1953-05-27', '305 Riverside Drive', 'New York', 'NY', '10025'],
  ['Daniel', 'Hwang', '1984-09-04', '42-15 Main Street', 'Flushing', 'NY', '11355'],
  ['Nadia', 'Ibrahim', '1996-02-11', '18 Newark Avenue', 'Jersey City', 'NJ', '07302'],
  ['Curtis', 'Jefferson', '1968-07-21', '1520 Amsterdam Avenue', 'New York', 'NY', '10031'],
  ['Maya', 'Klein', '1979-10-13', '88 Bleecker Street', 'New York', 'NY', '10012'],
  ['Sofia', 'Lombardi', '1986-04-18', '245 Court Street', 'Brooklyn', 'NY', '11201'],
  ['Owen', 'Mitchell', '1958-12-01', '1733 West Division Street', 'Chicago', 'IL', '60622'],
  ['Keisha', 'Nolan', '1993-03-25', '4501 South Drexel Boulevard', 'Chicago', 'IL', '60653'],
  ['Peter', 'Olszewski', '1950-06-30', '5334 West Belmont Avenue', 'Chicago', 'IL', '60641'],
  ['Linda', 'Park', '1971-08-16', '2130 North Clark Street', 'Chicago', 'IL', '60614'],
  ['Hector', 'Quintana', '1982-11-09', '1845 South Ashland Avenue', 'Chicago', 'IL', '60608'],
  ['Barbara', 'Reilly', '1944-02-17', '10318 South Western Avenue', 'Chicago', 'IL', '60643'],
  ['Samuel', 'Stein', '1966-05-05', '740 West End Avenue', 'New York', 'NY', '10025'],
  ['Tanya', 'Turner', '1990-01-22', '985 Bergen Street', 'Brooklyn', 'NY', '11238'],
  ['Victor', 'Ueda', '1977-09-28', '310 East 46th Street', 'New York', 'NY', '10017'],
  ['Carmen', 'Vega', '1955-07-07', '1090 Grand Concourse', 'Bronx', 'NY', '10456'],
  ['Jonas', 'Weber', '1989-10-31', '59 Bedford Avenue', 'Brooklyn', 'NY', '11249'],
  ['Alice', 'Young', '1964-04-03', '520 East 72nd Street', 'New York', 'NY', '10021'],
];

const phone = (id: number) => `(917) 555-${String(id).padStart(4, '0')}`;

const demo = (name: keyof typeof demoAccounts, rest: Partial<UserRow> & Pick<UserRow, 'firstName' | 'lastName'>) => ({
  id: userIds[name],
  email: demoAccounts[name],
  userType: 'provider' as const,
  practiceId: practiceIds.main,
  termsAgreed: true,
  zipCode: '10018',
  state: 'NY',
  phone: phone(userIds[name]),
  ...rest,
});

const patient = { userType: 'patient' as const, practiceId: null };

/** The demo accounts, and the patients whose requests fill the portal, all with one password. */
export function userRows(now: Date, passwordHash: string): UserRow[] {
  return [
    demo('patient', {
      ...patient, firstName: 'Jordan', lastName: 'Ellis', dob: '1984-04-12', allowTexts: true, address1: '355 West 39th Street',
      city: 'New York', emergencyContactName: 'Sam Ellis', emergencyContactNumber: '(917) 555-0199',
      paymentCustomerId: 'cus_demo_patient', cardId: 'pm_double_visa_4242_seed', cardType: 'visa', cardLast4: '4242',
    }),
    demo('newPatient', { ...patient, firstName: 'Casey', lastName: 'Morgan', dob: '1990-09-09' }),
    demo('staff', { firstName: 'Robin', lastName: 'Hale' }),
    demo('admin', { firstName: 'Dana', lastName: 'Whitaker', isAdmin: true }),
    demo('pending', { firstName: 'Noel', lastName: 'Price', isActive: false }),
    demo('temp', { firstName: 'Terry', lastName: 'Lowe', temp: true }),
    demo('restore', { firstName: 'Frances', lastName: 'Bell', mustRestore: true }),
    demo('switcher', { firstName: 'Morgan', lastName: 'Reyes', capabilities: ['switch_user', 'staff_pricing'] }),
    demo('platform', { firstName: 'Alex', lastName: 'Stone', capabilities: ['platform_admin'] }),
    demo('rival', { firstName: 'Jamie', lastName: 'Frost', practiceId: practiceIds.rival }),
    demo('terms', { firstName: 'Chris', lastName: 'Nash', termsAgreed: false }),
    demo('alone', { firstName: 'Ira', lastName: 'Wells', practiceId: null }),
    demo('rivalAdmin', { firstName: 'Quinn', lastName: 'Ames', practiceId: practiceIds.rival, isAdmin: true }),
    ...people.map(([firstName, lastName, dob, address1, city, state, zipCode], index) => ({
      id: firstPatientId + index,
      email: `${firstName}.${lastName}@scanharbor.test`.toLowerCase(),
      userType: 'patient' as const,
      firstName, lastName, dob, address1, city, state, zipCode,
      phone: phone(firstPatientId + index),
      allowTexts: index % 2 === 0,
      termsAgreed: true,
    })),
    {
      id: firstPatientId + people.length,
      email: 'invited@scanharbor.test',
      userType: 'patient' as const,
      firstName: 'Taylor', lastName: 'Brooks', dob: invitationDob, address1: '12 Perry Street', city: 'New York', state: 'NY',
      zipCode: '10014', phone: phone(firstPatientId + people.length), termsAgreed: true,
    },
  ].map((row) => ({ createdAt: now, passwordHash, ...row }));
}

/** Returns the name and date of birth ('YYYY-MM-DD') of a patient without a demo account. */
export function getPatient(id: number): { name: string; dob: string } {
  const [first = '', last = '', dob = ''] = people[id - firstPatientId] ?? [];
  return { name: `${first} ${last}`, dob };
}

export const patientIds = people.map((_person, index) => firstPatientId + index);
export const invitedPatientId = firstPatientId + people.length;
export const getPatientZip = (id: number) => people[id - firstPatientId]?.[6] ?? '10018';
