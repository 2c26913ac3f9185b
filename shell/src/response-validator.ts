import { type ContractServices } from '@scanharbor/shared-contracts';

/**
 * Loads the check of responses against their wire schemas, which reports violations on the console; undefined in production.
 * The schemas and their library add 80 kB compressed, so webpack removes them from production.
 */
export async function loadResponseValidator(): Promise<ContractServices['validateResponse']> {
  if (process.env.NODE_ENV === 'production') return undefined;
  const [{ createResponseValidator }, { wire }] = await Promise.all([
    import('@scanharbor/shared-contracts/wire/response-validator'),
    import('@scanharbor/shared-contracts/wire/index'),
  ]);
  return createResponseValidator(wire, (problem) => console.error(problem));
}
