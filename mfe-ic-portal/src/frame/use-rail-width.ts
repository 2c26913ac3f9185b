import { createJsonStorage } from '@scanharbor/shared-contracts/browser/json-storage';
import { browserStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { useState } from 'react';
import { useHasRoomBeside } from '../components/screen-width';

type RailWidth = 'labels' | 'icons';

const isRailWidth = (value: unknown): value is RailWidth => value === 'labels' || value === 'icons';

const storageFor = (userId: number | undefined) => createJsonStorage(browserStorage, `scanharbor.portal-rail.${userId ?? ''}`, isRailWidth);

/**
 * Returns whether the rail has icons only, as the user chose in this browser, and how to change that. Until then it has labels where the
 * screen is wide enough. Under 768 px the rail is a menu with labels, whatever was chosen.
 */
export function useRailWidth(userId: number | undefined) {
  const [changes, setChanges] = useState(0);
  const hasRoom = useHasRoomBeside();
  const storage = storageFor(userId);
  const isNarrow = (storage.read() ?? (hasRoom ? 'labels' : 'icons')) === 'icons';
  const toggle = () => {
    storage.save(isNarrow ? 'labels' : 'icons');
    setChanges(changes + 1);
  };
  return { isNarrow, toggle };
}
