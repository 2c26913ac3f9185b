import doctors from './doctors.json';

/** The six specialties of the doctor search (D94). */
export const specialties = ['Heart', 'Foot', 'Eyes', 'Ears Nose Throat', 'Lungs', 'Bones'];

const used = new Map<string, number>();

/** Returns the last name as a part of a URL, with a number when it is taken (D83). */
function identifierOf(lastName: string): string {
  const part = lastName.toLowerCase().replace(/[^a-z0-9]/g, '');
  const times = (used.get(part) ?? 0) + 1;
  used.set(part, times);
  return times === 1 ? part : `${part}${times}`;
}

export const doctorRows = [
  ...doctors.map(({ firstName, lastName, specialty, city, state, zipCode }, index) => ({
    id: index + 1,
    firstName,
    lastName,
    email: `${firstName}.${lastName}@clinic.test`.toLowerCase(),
    emailIsPublic: index % 2 === 0,
    identifier: identifierOf(lastName),
    npi: String(1_003_000_100 + index * 37),
    specialty,
    address1: `${120 + index * 7} Medical Center Drive`,
    city,
    state,
    zipCode,
    phone: `(646) 555-${String(2000 + index)}`,
    fax: `(646) 555-${String(3000 + index)}`,
  })),
  {
    id: doctors.length + 1, firstName: 'Northern', lastName: 'App', email: 'napp@clinic.test', identifier: 'napp', npi: '1003009999',
    specialty: 'Heart', address1: '1 Commerce Plaza', city: 'New York', state: 'NY', zipCode: '10018', phone: '(646) 555-2999', fax: '',
  },
];

export const conditionRows = [
  ['Asthma', 'Including exercise asthma'], ['Claustrophobia', 'Fear of narrow spaces'], ['Diabetes', 'Type I or II'],
  ['Heart disease', 'Including past heart attacks'], ['High blood pressure', 'Treated or not'], ['Kidney disease', 'Including dialysis'],
  ['Metal implants', 'Screws, plates, joints'], ['Pacemaker', 'Or another implanted device'], ['Pregnancy', 'Known or possible'],
  ['Cancer', 'Now or in the past'], ['Contrast allergy', 'Iodine or gadolinium'], ['Thyroid disease', 'Over- or underactive'],
].map(([value = '', details = ''], index) => ({ id: index + 1, value, details }));
