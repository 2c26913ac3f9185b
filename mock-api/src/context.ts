import { type Clock } from './clock';
import { type Database } from './db/connect';
import { type Limits } from './options';
import { type Outbox } from './outbox';

/** What every handler may use. */
export interface Context {
  db: Database;
  clock: Clock;
  limits: Limits;
  outbox: Outbox;
}
