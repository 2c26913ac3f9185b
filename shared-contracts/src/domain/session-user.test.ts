import { readIdentity, readProviderInfo } from './session-user';

const patient = {
  id: 1,
  user_type: 'patient' as const,
  first_name: 'Amelia',
  last_name: 'Hart',
  email: 'amelia@example.com',
  state: 'NY',
  zip_code: '10018',
  terms_agreed: 1 as const,
  temp: '0' as const,
  is_admin: false,
  is_active: 0 as const,
  is_anonymous: false,
  switched: 0 as const,
  capabilities: [],
  provider: null,
};

const location = (id: number) => ({
  id,
  name: `Center ${id}`,
  address_1: '240 West 38th Street',
  address_2: 'Suite 500',
  city: 'New York',
  state: 'NY',
  zip_code: '10018',
  time_zone: 'America/New_York',
});

const info = {
  id: 11,
  is_active: 1 as const,
  is_admin: true,
  practice: { id: 4, name: 'Harborview Imaging', primary_location: location(2), locations: [location(1), location(2)] },
};

it('reads a patient, who is never pending', () => {
  expect(readIdentity(patient)).toStrictEqual({
    user: {
      id: 1,
      userType: 'patient',
      firstName: 'Amelia',
      lastName: 'Hart',
      email: 'amelia@example.com',
      state: 'NY',
      zipCode: '10018',
      termsAgreed: true,
      temp: false,
      isAdmin: false,
      switched: false,
      pending: false,
      capabilities: [],
    },
  });
});

it('reads a provider with the practice and what the account still has to do', () => {
  const provider = {
    ...patient,
    user_type: 'provider' as const,
    is_admin: true,
    temp: '1' as const,
    terms_agreed: 0 as const,
    switched: 1 as const,
    switched_by: { first_name: 'Sam', last_name: 'Ortiz' },
    pending_email: 'new@example.com',
    second_factor_due: 1 as const,
    capabilities: ['switch_user' as const],
    provider: info,
  };
  const { user, provider: read } = readIdentity(provider);
  expect(user).toMatchObject({
    pending: true,
    isAdmin: true,
    temp: true,
    termsAgreed: false,
    switched: true,
    switchedBy: 'Sam Ortiz',
    pendingEmail: 'new@example.com',
    secondFactorDue: true,
    capabilities: ['switch_user'],
    providerId: 11,
  });
  expect(read).toMatchObject({ practice: { id: 4, name: 'Harborview Imaging', primaryLocationId: '2' } });
  expect(readIdentity({ ...provider, is_active: 1, second_factor_due: 0 }).user).toMatchObject({ pending: false });
  expect(readIdentity({ ...provider, second_factor_due: 0 }).user).not.toHaveProperty('secondFactorDue');
});

it('takes the first location of a practice without a primary one', () => {
  const { locations } = info.practice;
  expect(readProviderInfo({ ...info, practice: { ...info.practice, primary_location: null } }).practice.primaryLocationId).toBe('1');
  expect(
    readProviderInfo({ ...info, practice: { ...info.practice, primary_location: null, locations: [] } }).practice.primaryLocationId,
  ).toBe('');
  expect(readProviderInfo({ ...info, practice: { ...info.practice, locations } }).locations[0]).toEqual({
    id: '1',
    name: 'Center 1',
    address1: '240 West 38th Street',
    address2: 'Suite 500',
    city: 'New York',
    state: 'NY',
    timeZone: 'America/New_York',
  });
});
