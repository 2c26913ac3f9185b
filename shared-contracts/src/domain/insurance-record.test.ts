import { readInsurance, readInsuranceInput, writeInsurance, writeInsuranceInput } from './insurance-record';

const policy = { groupNumber: 'G1', dob: '1984-04-12', planId: 'P1', policyName: 'Gold', policyNumber: 'M-1' };

it('reads an insurance as it was written [SC-365]', () => {
  const record = { ...policy, company: { id: 12, name: 'Aetna' } };
  expect(readInsurance(writeInsurance(record))).toEqual(record);
});

it('reads the entered insurance as it was written [SC-365]', () => {
  const input = { ...policy, companyId: 12 };
  expect(readInsuranceInput(writeInsuranceInput(input))).toEqual(input);
});
