import { config } from '@scanharbor/shared-contracts';
import { type ReactNode, useEffect } from 'react';

/**
 * Sends the browser to the configured outside marketing site, or shows the page when there is none (D13).
 * Takes the page's path; query and hash stay behind.
 */
export function Outside({ path, children }: { path: string; children: ReactNode }) {
  const { marketingUrl } = config();
  useEffect(() => {
    if (marketingUrl) window.location.replace(new URL(path, marketingUrl).href);
  }, [marketingUrl, path]);
  return marketingUrl ? null : children;
}
