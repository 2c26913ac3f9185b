import { config } from '@scanharbor/shared-contracts';
import { type ReactNode, useEffect } from 'react';

/**
 * Redirects to the configured external marketing site, or shows the page without one (D13).
 * The target has the path of the page, without its query and hash.
 */
export function ExternalRedirect({ path, children }: { path: string; children: ReactNode }) {
  const { marketingUrl } = config();
  useEffect(() => {
    if (marketingUrl) window.location.replace(new URL(path, marketingUrl).href);
  }, [marketingUrl, path]);
  return marketingUrl ? null : children;
}
