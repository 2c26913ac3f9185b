import { useSession } from '@scanharbor/shared-contracts';
import { createJsonStorage } from '@scanharbor/shared-contracts/browser/json-storage';
import { browserStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { media, token } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { css, type RuleSet } from 'styled-components';

type RowDensity = 'compact' | 'comfortable';

const isDensity = (value: unknown): value is RowDensity => value === 'compact' || value === 'comfortable';

const storageFor = (userId: number | undefined) => createJsonStorage(browserStorage, `scanharbor.portal-rows.${userId ?? ''}`, isDensity);

/** Returns the height of rows that the user chose in this browser, rows of 44 px at first, and how to change it. */
export function useRowDensity() {
  const { user } = useSession();
  const storage = storageFor(user?.id);
  const [density, setDensity] = useState<RowDensity>(() => storage.read() ?? 'compact');
  const toggle = () => {
    const next = density === 'compact' ? 'comfortable' : 'compact';
    setDensity(next);
    storage.save(next);
  };
  return { density, toggle };
}

/** Styles of a cell in rows of 44 px; on a narrow screen rows are cards. */
export const inCompactRows = (styles: RuleSet) => css`
  ${media.from(768)} {
    [data-rows='compact'] & {
      ${styles}
    }
  }
`;

/** Shows at most two lines of a text in rows of 44 px. */
export const twoLines = inCompactRows(css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${token.text13};
  line-height: 1.0625rem;
  white-space: normal;
`);
