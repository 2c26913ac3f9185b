import postgres from 'postgres';

/** A request to change releases, also a refused one. */
export interface RequestRecord {
  /** Credential, its team, and what it wanted. */
  credential: string;
  team: string;
  action: string;
  remote: string;
  /** Empty when the request did not name one. */
  version: string;
  reason: string;
  /** 'done', or why it was refused. */
  outcome: string;
}

/** Keeps the requests to a release service. */
export interface RequestHistory {
  add(record: RequestRecord): Promise<void>;
  /** The newest first, with the ISO time of each; only of these remotes. */
  list(remotes: readonly string[], limit: number): Promise<(RequestRecord & { at: string })[]>;
  close(): Promise<void>;
}

/** Opens the history in a PostgreSQL database, and creates its table. It need not be the database of the API. */
export async function openRequestHistory(url: string): Promise<RequestHistory> {
  const sql = postgres(url, { max: 2, onnotice: () => undefined });
  await sql`
    create table if not exists registry_requests (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      credential text not null,
      team text not null,
      action text not null,
      remote text not null,
      version text not null,
      reason text not null,
      outcome text not null
    )`;
  return {
    async add(record) {
      await sql`insert into registry_requests ${sql({ ...record })}`;
    },
    async list(remotes, limit) {
      const rows = await sql<(RequestRecord & { at: Date })[]>`
        select at, credential, team, action, remote, version, reason, outcome from registry_requests
        where remote = any(${[...remotes]}) order by id desc limit ${limit}`;
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    },
    close: () => sql.end(),
  };
}
