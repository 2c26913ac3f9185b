import { type Geocoder } from './centers/geocoder';
import { type Clock } from './clock';
import { type Database } from './db/connect';
import { type Limits } from './options';
import { type Outbox } from './outbox';
import { type CardGateway } from './payments/card-gateway';

/** What every handler may use. */
export interface Context {
  db: Database;
  clock: Clock;
  limits: Limits;
  outbox: Outbox;
  cards: CardGateway;
  geocoder: Geocoder;
}
