import { type ComponentType, type ReactNode } from 'react';
import { type SiteLanguage } from '../domain/site-language';

/** Role that may open a route. The shell blocks all others before anything renders. */
export type Access = 'public' | 'patient' | 'provider' | 'provider-admin' | 'platform-admin' | 'switch-user' | 'pending-provider';

/** Frame of a screen: the site's header and footer, the plain guest frame, or the staff portal. */
type Layout = 'site' | 'guest' | 'portal' | 'bare';

export interface RouteHandle {
  access: Access;
  /**
   * Title of the screen, to which the shell adds the name of the site; `params` are the route's parameters. Without it the default is used.
   */
  title?: string | ((params: Record<string, string | undefined>) => string);
  /** For search engines; by the route's parameters, too. */
  description?: string | ((params: Record<string, string | undefined>) => string);
  layout?: Layout;
  hideFooter?: boolean;
  /** Staff screens use the tighter rhythm. */
  density?: 'staff';
  /** Sends a signed-in user to their own start instead; 'unless-requesting' lets a request in progress stay. */
  guestsOnly?: 'always' | 'unless-requesting';
}

/**
 * State of a link to another address of the screen at hand, which opens something on it: `<Link state={sameScreenState}>`. The page
 * does not move, and the focus stays where it is.
 */
export const sameScreenState = { stays: true } as const;

/** A screen of a remote. `page` loads its code; the shell calls it before it renders, and again on Try again. */
export interface RemoteRoute {
  path: string;
  handle: RouteHandle;
  page: () => Promise<{ Page: ComponentType }>;
}

/** Titles and descriptions of a remote's screens in another language, by the path of the route. */
export type ScreenTitles = Partial<Record<string, Pick<RouteHandle, 'title' | 'description'>>>;

/** Exports of a remote's exposed `./routes` module. */
export interface RemoteModule {
  routes: RemoteRoute[];
  /** Surrounds all screens of the remote and stays mounted between them; it renders its children. */
  frame?: () => Promise<{ Frame: ComponentType<{ children: ReactNode }> }>;
  /**
   * Loads the remote's texts in another language, by its code. The shell calls `translate` before it loads a screen: it replaces the
   * texts of the remote and returns those of its routes. Screens of a remote without it stay in English.
   */
  languages?: Partial<Record<SiteLanguage, () => Promise<{ translate: () => ScreenTitles }>>>;
}

/** The one declaration of a remote: build, registry entry, navigation and tests come from it. */
export interface RemoteDeclaration {
  name: string;
  /** The team to call. */
  owner: string;
  /** URL patterns that the remote owns (react-router syntax). A route's own patterns must all be named here. */
  urls: string[];
  /** Access of everything below a prefix, checked before any code of the remote is loaded. */
  prefixAccess: { prefix: string; access: Access; except?: string[] }[];
  /** Semver range of shared-contracts that the remote works with. */
  contract: string;
}
