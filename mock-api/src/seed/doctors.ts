/** The six specialties of the doctor search (D94). */
export const specialties = ['Heart', 'Foot', 'Eyes', 'Ears Nose Throat', 'Lungs', 'Bones'];

const named: [first: string, last: string, specialty: number, city: string, state: string, zip: string][] = [
  ['Amelia', 'Hart', 0, 'New York', 'NY', '10016'], ['Benjamin', 'Cole', 5, 'New York', 'NY', '10018'],
  ['Chloe', 'Nguyen', 3, 'New York', 'NY', '10003'], ['David', 'Rosen', 1, 'Brooklyn', 'NY', '11201'],
  ['Elena', 'Petrova', 2, 'New York', 'NY', '10021'], ['Farid', 'Khan', 4, 'Jersey City', 'NJ', '07302'],
  ['Gloria', 'Santos', 0, 'Newark', 'NJ', '07102'], ['Henry', 'Adler', 5, 'Yonkers', 'NY', '10701'],
  ['Irene', 'Walsh', 2, 'White Plains', 'NY', '10601'], ['Jacob', 'Mendel', 4, 'New York', 'NY', '10029'],
  ['Karen', 'Oduya', 0, 'Chicago', 'IL', '60601'], ['Louis', 'Bernard', 5, 'Chicago', 'IL', '60614'],
  ['Miriam', 'Feld', 3, 'Chicago', 'IL', '60611'], ['Noah', 'Castillo', 1, 'Los Angeles', 'CA', '90048'],
  ['Olivia', 'Tran', 2, 'Beverly Hills', 'CA', '90210'], ['Paul', 'Whitman', 4, 'Houston', 'TX', '77030'],
  ['Quinn', 'Sullivan', 0, 'Boston', 'MA', '02215'], ['Rachel', 'Smith', 5, 'Philadelphia', 'PA', '19107'],
  ['Steven', 'Smith', 1, 'New York', 'NY', '10011'], ['Teresa', 'Young', 3, 'Atlanta', 'GA', '30308'],
];

const used = new Map<string, number>();

/** The last name as a URL part, with a number when it is taken (D83). */
function identifierOf(lastName: string): string {
  const part = lastName.toLowerCase().replace(/[^a-z0-9]/g, '');
  const times = (used.get(part) ?? 0) + 1;
  used.set(part, times);
  return times === 1 ? part : `${part}${times}`;
}

export const doctorRows = [
  ...named.map(([firstName, lastName, specialty, city, state, zipCode], index) => ({
    id: index + 1,
    firstName,
    lastName,
    email: `${firstName}.${lastName}@clinic.test`.toLowerCase(),
    identifier: identifierOf(lastName),
    npi: String(1_003_000_100 + index * 37),
    specialty: specialties[specialty] ?? '',
    address1: `${120 + index * 7} Medical Center Drive`,
    city,
    state,
    zipCode,
    phone: `(646) 555-${String(2000 + index)}`,
    fax: `(646) 555-${String(3000 + index)}`,
  })),
  {
    id: named.length + 1, firstName: 'Northern', lastName: 'App', email: 'napp@clinic.test', identifier: 'napp', npi: '1003009999',
    specialty: 'Heart', address1: '1 Commerce Plaza', city: 'New York', state: 'NY', zipCode: '10018', phone: '(646) 555-2999', fax: '',
  },
];

export const conditionRows = [
  ['Asthma', 'Including exercise asthma'], ['Claustrophobia', 'Fear of narrow spaces'], ['Diabetes', 'Type I or II'],
  ['Heart disease', 'Including past heart attacks'], ['High blood pressure', 'Treated or not'], ['Kidney disease', 'Including dialysis'],
  ['Metal implants', 'Screws, plates, joints'], ['Pacemaker', 'Or another implanted device'], ['Pregnancy', 'Known or possible'],
  ['Cancer', 'Now or in the past'], ['Contrast allergy', 'Iodine or gadolinium'], ['Thyroid disease', 'Over- or underactive'],
].map(([value = '', details = ''], index) => ({ id: index + 1, value, details }));
