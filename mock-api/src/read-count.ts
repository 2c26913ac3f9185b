/** Returns a whole number of the environment, or the default. Throws an Error with a message of one line for anything else. */
export function readCount(env: NodeJS.ProcessEnv, name: string, byDefault: number): number {
  const value = env[name];
  if (!value) return byDefault;
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} must be a whole number, not '${value}'.`);
  return Number(value);
}
