import { type EndpointDefinitions, type MutationDefinition, type QueryDefinition } from '@reduxjs/toolkit/query/react';
import { type ApiError } from './api-error';
import { type ApiCall, type baseQuery } from './base-query';
import { contractApi, type Tag } from './contract-api';

type Query<Arg, Result> = QueryDefinition<Arg, typeof baseQuery, Tag, Result, 'contract'>;
type Mutation<Arg, Result> = MutationDefinition<Arg, typeof baseQuery, Tag, Result, 'contract'>;

/** Outcome of one call inside a `queryFn`, and of the `queryFn` itself. */
export type CallOutcome<Result> = { data: Result; error?: undefined } | { data?: undefined; error: ApiError };

type Send = <Response>(call: ApiCall<Response>) => Promise<CallOutcome<Response>>;

/** What an endpoint sends and how it reads the response: one call, or several by `queryFn`. */
type Source<Response, Arg, Result> =
  | { query(this: void, arg: Arg): ApiCall<Response>; transformResponse?(this: void, response: Response): Result; queryFn?: never }
  | {
      queryFn(this: void, arg: Arg, api: unknown, options: unknown, send: Send): Promise<CallOutcome<Result>>;
      query?: never;
      transformResponse?: never;
    };

type Options<Definition> = Partial<Omit<Definition, 'type' | 'query' | 'queryFn' | 'transformResponse'>>;

/** `query` without a parameter takes no argument; without `transformResponse` the result is the response itself. */
type Inferred<Type, Default> = unknown extends Type ? Default : Type;

/** RTK Query's builder, typed by the call that `query` returns: `transformResponse` receives the response of that call. */
interface Build {
  query<Response, Arg, Result>(
    definition: Source<Response, Arg, Result> & Options<Query<Arg, Result>>,
  ): Query<Inferred<Arg, void>, Inferred<Result, Response>>;
  mutation<Response, Arg, Result>(
    definition: Source<Response, Arg, Result> & Options<Mutation<Arg, Result>>,
  ): Mutation<Inferred<Arg, void>, Inferred<Result, Response>>;
}

const owners = new Map<string, string>();

/**
 * Adds endpoints to the one slice in the name of an owner.
 * RTK Query ignores a second definition of a name, silently in production, so two remotes would
 * send each other's requests. Here the same owner may come again (a retry, a second remote with the same file, hot
 * reload), and another owner is rejected.
 * Takes the owner (for product endpoints the file: 'shared-contracts/px') and the builder; returns the slice with the hooks.
 */
export function ownedEndpoints<Definitions extends EndpointDefinitions>(owner: string, endpoints: (build: Build) => Definitions) {
  return contractApi.injectEndpoints<Definitions>({
    endpoints: (build) => {
      const definitions = endpoints(build as unknown as Build);
      for (const name of Object.keys(definitions)) {
        const holder = owners.get(name) ?? owner;
        if (holder !== owner) throw new Error(`Endpoint '${name}' of ${owner} already belongs to ${holder}`);
        if (owners.has(name)) delete definitions[name];
        owners.set(name, owner);
      }
      return definitions;
    },
  });
}
