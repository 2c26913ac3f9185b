import { nameStatement } from './monitored-statements';

it.each([
  ['select "id" from "users" where lower("email") = $1', 'select users'],
  ['SELECT 1', 'select'],
  ['insert into "audit_events" ("at") values ($1)', 'insert audit_events'],
  ['update "requests" set "status" = $1', 'update requests'],
  ['delete from "tokens" where "hash" in (select "hash" from "users")', 'delete tokens'],
  ['select extract(epoch from r.at) from requests r', 'select requests'],
  ["select 'from jordan' where name = 'jordan'", 'select'],
  ['savepoint sp1', 'savepoint'],
])('names %s by its operation and its table', (text, name) => {
  expect(nameStatement(text)).toBe(name);
});
