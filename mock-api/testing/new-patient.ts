/** What a patient registers with, as `POST datica/patients` takes it. */
export const newPatient = {
  first_name: 'Sam',
  last_name: 'Carter',
  zip_code: '10018',
  email: 'sam@scanharbor.test',
  phone: null,
  dob: '1991-02-03',
  allow_texts: 1,
  password: 'Strong-pass1',
};
