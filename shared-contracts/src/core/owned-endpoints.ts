import { type EndpointBuilder, type EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { type baseQuery } from './base-query';
import { contractApi, type Tag } from './contract-api';

type Build = EndpointBuilder<typeof baseQuery, Tag, 'contract'>;

const owners = new Map<string, string>();

/**
 * Adds endpoints to the one slice in the name of an owner.
 * RTK Query answers a second definition of a name with the first one, silently in production, so two remotes would
 * send each other's requests. Here the same owner may come again (a retry, a second remote with the same file, hot
 * reload), and another owner is refused.
 * Takes the owner (for product endpoints the file: 'shared-contracts/px') and the builder; returns the slice with the hooks.
 */
export function ownedEndpoints<Definitions extends EndpointDefinitions>(owner: string, endpoints: (build: Build) => Definitions) {
  return contractApi.injectEndpoints<Definitions>({
    endpoints: (build) => {
      const definitions = endpoints(build as Build);
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
