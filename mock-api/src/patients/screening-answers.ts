import { type ScreeningBody, type ScreeningResponse, screeningFields } from '@scanharbor/shared-contracts/wire/patients/screening';
import { type Database } from '../db/database';
import { findScreening, mergeScreening } from '../db/queries/patients';
import { pickDefined } from '../db/rows';

/** Reads the screening answers of a patient, null for questions without an answer. */
export async function readAnswers(db: Database, patientId: number): Promise<ScreeningResponse> {
  const row = await findScreening(db, patientId);
  return Object.fromEntries(screeningFields.map((field) => [field, row?.answers[field] ?? null])) as ScreeningResponse;
}

/** Stores the given answers of a patient beside those given before; null takes one back. */
export const storeAnswers = (db: Database, patientId: number, answers: ScreeningBody): Promise<void> =>
  mergeScreening(db, patientId, pickDefined(answers));
