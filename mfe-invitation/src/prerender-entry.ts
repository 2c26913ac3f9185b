import { routes } from './routes';

/** Exports of this remote for its prerendered entry screen. */
export { routes };

/** The first step of an invitation, which looks the same for all of them. */
export const prerenderedPaths: readonly string[] = routes.map(({ path }) => path);

/** Without an id the screen says that there is no such invitation; stored answers open a later step. */
export const prerenderedUnless = Object.fromEntries(
  prerenderedPaths.map((path) => [path, { without: ['invitationId'], drafts: ['invitation:'] }]),
);
