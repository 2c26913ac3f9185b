import { and, asc, eq, type SQL } from 'drizzle-orm';
import { type RequestListKind } from '@scanharbor/shared-contracts/domain/request-list';
import { type Database } from '../database';
import { hasRows, insertedRow } from '../rows';
import { type SavedViewRecord, savedViews } from '../schema/views';

/** The person whose views are read or changed, at one practice. */
export interface ViewOwner {
  userId: number;
  practiceId: number;
}

const isOwn = ({ userId, practiceId }: ViewOwner): SQL | undefined =>
  and(eq(savedViews.userId, userId), eq(savedViews.practiceId, practiceId));

/** Lists the views of a list that a person saved, oldest first. */
export const listSavedViews = (db: Database, owner: ViewOwner, list: RequestListKind): Promise<SavedViewRecord[]> =>
  db
    .select()
    .from(savedViews)
    .where(and(isOwn(owner), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id));

/** Stores a view and returns its id. */
export const insertSavedView = async (db: Database, values: Omit<SavedViewRecord, 'id'>): Promise<number> =>
  (await insertedRow(db.insert(savedViews).values(values).returning({ id: savedViews.id }))).id;

/** Changes a view of a person; false without one. */
export const updateSavedView = (
  db: Database,
  owner: ViewOwner,
  id: number,
  values: Partial<Pick<SavedViewRecord, 'name' | 'search' | 'sort' | 'filter' | 'locationId'>>,
): Promise<boolean> =>
  hasRows(
    db
      .update(savedViews)
      .set(values)
      .where(and(isOwn(owner), eq(savedViews.id, id)))
      .returning({ id: savedViews.id }),
  );

/** Deletes a view of a person, if there is one. */
export async function deleteSavedView(db: Database, owner: ViewOwner, id: number): Promise<void> {
  await db.delete(savedViews).where(and(isOwn(owner), eq(savedViews.id, id)));
}
