import { errors } from './errors';

/**
 * Returns the rows of a list without pages; throws 400 when there are more than a response may have. The query reads one row more than
 * that, so that a list which outgrows its call is refused and never cut off unseen.
 */
export function requireComplete<Row>(rows: Row[], most: number): Row[] {
  if (rows.length > most) throw errors.listTooLong(most);
  return rows;
}
