import { config } from '@scanharbor/shared-contracts';
import { useEffect } from 'react';

/** Opens the help center where the code of the chat cannot load (SH-146). */
export function HelpCenter() {
  useEffect(() => location.assign(config().helpCenterUrl), []);
  return null;
}
