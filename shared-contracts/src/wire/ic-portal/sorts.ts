import { z } from 'zod';

/** An order by one of the columns, with a minus for descending. */
export const sorts = <const Column extends string>(columns: readonly Column[]) =>
  z.enum([...columns, ...columns.map((column) => `-${column}` as const)]);
