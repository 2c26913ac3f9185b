import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { versionSet, versionSetId } from '@scanharbor/shared-contracts/wire/version-set';
import { z } from 'zod';
import { type Context } from '../context';
import { errors } from '../http/errors';
import { texts } from '../texts';

/** The file that `npm run remote -- set` writes. */
const setFileSchema = versionSet.extend({ withdrawn: z.string().optional() });

const params = z.object({ id: z.string() });

/** Reads a set in the folder of the site; undefined without one. Throws when the file is not a set. */
export function readVersionSet(site: string, id: string): z.infer<typeof setFileSchema> | undefined {
  const file = join(site, '.sets', `${id}.json`);
  return versionSetId.safeParse(id).success && existsSync(file) ? setFileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/**
 * GET releases/sets/:id, for staff: one version of each remote with a signature, which the shell verifies. 404 for an unknown set, 410
 * with the reason for one that has expired or was withdrawn. Not a call of the contract: the shell makes it before it loads a remote.
 */
export function addVersionSets(api: FastifyInstance, { releases, clock }: Context): void {
  api.get(
    '/releases/sets/:id',
    { schema: { hide: true, params, response: { 200: versionSet } }, config: { call: 'GET releases/sets/:id', access: 'provider' } },
    (request, reply) => {
      const { id } = request.params as z.infer<typeof params>;
      const found = releases?.site.readSet(id);
      if (!found) throw errors.notFound(texts.setUnknown);
      const { withdrawn, ...set } = found;
      if (withdrawn !== undefined) throw errors.gone(texts.setWithdrawn);
      if (new Date(set.expires) <= clock.now()) throw errors.gone(texts.setExpired);
      return reply.header('cache-control', 'no-store').send(set);
    },
  );
}
