import { useSession } from '@scanharbor/shared-contracts';
import { createJsonStorage } from '@scanharbor/shared-contracts/browser/json-storage';
import { browserStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { useState } from 'react';
import { isTyping } from '../is-typing';
import { useKeyDown } from '../use-key-down';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const storageFor = (userId: number | undefined) => createJsonStorage(browserStorage, `scanharbor.portal-keys.${userId ?? ''}`, isBoolean);

/**
 * Runs actions by single keys. They work outside of fields and dialogs only, and can be turned off, for all screens of a person at a time
 * (WCAG 2.1.4). `getActions` is called at a key press; keys are lower case.
 */
export function useSingleKeys(getActions: () => Record<string, () => void>) {
  const { user } = useSession();
  const storage = storageFor(user?.id);
  const [isOn, setOn] = useState(() => storage.read() ?? true);
  useKeyDown((event) => {
    const { key, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    if (ctrlKey || altKey || metaKey || defaultPrevented || !isOn || isTyping(event)) return;
    const action = getActions()[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  const turn = (on: boolean) => {
    setOn(on);
    storage.save(on);
  };
  return { isOn, turn };
}
