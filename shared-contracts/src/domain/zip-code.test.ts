import { isZip, requestFlowZip, toZip, unknownZip } from './zip-code';

it('sends 90210 for a registration in the request flow and 00000 elsewhere, which is never looked up [SC-415]', () => {
  expect([requestFlowZip, unknownZip]).toEqual(['90210', '00000']);
  expect([isZip(requestFlowZip), isZip(unknownZip)]).toEqual([true, false]);
});

it('returns the first five digits of the input', () => {
  expect(['10018-1234', ' 1 0018', 'abc'].map(toZip)).toEqual(['10018', '10018', '']);
});
