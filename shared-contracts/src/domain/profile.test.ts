import { readProfile, readProfileChanges, writeProfile, writeProfileChanges } from './profile';

const profile = {
  id: 1,
  firstName: 'Amelia',
  lastName: 'Hart',
  email: 'amelia@example.com',
  phone: '(212) 555-0144',
  dob: '1984-04-12',
  zipCode: '10018',
  emergencyContactName: 'Nora Hart',
  emergencyContactNumber: '(212) 555-0145',
  allowTexts: true,
  card: { id: 'pm_1', type: 'visa', last4: '4242' },
  preferredLanguage: 'Spanish' as const,
};

it('reads a profile as it was written, without the secret of the card [SC-304]', () => {
  const wire = writeProfile(profile);
  expect(wire).toMatchObject({
    first_name: 'Amelia',
    allow_texts: '1',
    card_id: 'pm_1',
    card_last4: '4242',
    preferred_language: 'Spanish',
  });
  expect(readProfile(wire)).toEqual(profile);
});

it('writes unknown values as null and reads them as empty texts [SC-304]', () => {
  const wire = writeProfile({ ...profile, phone: '', dob: '', allowTexts: false, card: undefined });
  expect(wire).toMatchObject({ phone: null, dob: null, allow_texts: '0', card_id: null, card_type: null, card_last4: null });
  expect(readProfile(wire)).toMatchObject({ phone: '', dob: '', allowTexts: false, card: undefined });
  expect(readProfile({ ...wire, card_last4: '4242' }).card).toEqual({ id: '', type: '', last4: '4242' });
});

it('reads changes as they were written, and only those [SC-304]', () => {
  const { phone, dob, zipCode, emergencyContactName, emergencyContactNumber, allowTexts, preferredLanguage } = profile;
  const changes = { phone, dob, zipCode, emergencyContactName, emergencyContactNumber, allowTexts, preferredLanguage };
  expect(writeProfileChanges(changes)).toMatchObject({ zip_code: '10018', emergency_contact_name: 'Nora Hart', allow_texts: 1 });
  expect(readProfileChanges(writeProfileChanges(changes))).toEqual(changes);
  expect(readProfileChanges({ allow_texts: 0 })).toEqual({ allowTexts: false });
  expect(writeProfileChanges({})).toEqual({});
  expect(readProfileChanges({ phone: null, dob: null })).toEqual({});
});
