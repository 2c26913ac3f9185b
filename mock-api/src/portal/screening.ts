import { type ScreeningResponse } from '@scanharbor/shared-contracts/wire/patients/screening';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { stateConditions } from '../db/queries/request-states';
import { hasRequest } from '../db/queries/requests';
import { errors } from '../http/errors';
import { readAnswers } from '../patients/screening-answers';
import { texts } from '../texts';
import { type Scope } from './scope';

/** Describes a patient's screening answers for practices with a request of the patient [API-032]. */
export async function describeScreening({ db, trail }: Context, scope: Scope, patientId: number): Promise<ScreeningResponse> {
  const visible = stateConditions.visible(db, [...scope.locations.keys()]);
  if (!(await hasRequest(db, visible, { patientId }))) throw errors.notFound(texts.requestUnknown);
  noteRead(trail, [{ patientId }]);
  return readAnswers(db, patientId);
}
