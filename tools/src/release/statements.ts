/**
 * The texts that signatures of a site cover. Each begins with its purpose and the name of the site, so that a signature is valid for
 * nothing else. The shell composes the same text for a remote (`shell/src/federation/verify-registry.ts`) and a set
 * (`shell/src/preview/fetch-set.ts`).
 */
type Statement =
  | [purpose: 'remote', site: string, name: string, serial: number, versions: unknown]
  | [purpose: 'registry', site: string, serial: number, remotes: unknown]
  | [purpose: 'set', site: string, id: string, expires: string, remotes: unknown]
  | [purpose: 'version', site: string, name: string, version: string, files: Record<string, string>]
  | [purpose: 'pages', site: string, files: Record<string, string>];

/** Returns the text of a statement. */
export const toStatement = (...statement: Statement) => JSON.stringify(statement);
