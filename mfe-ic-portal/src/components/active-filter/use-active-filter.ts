import { useMemo } from 'react';
import { useUrlParams } from '../use-url-params';

/** The kinds that are shown; both by default (IC-143, IC-172). */
interface ActiveChoice {
  active: boolean;
  inactive: boolean;
}

export type ActiveFilterState = ActiveChoice & { toggle: (kind: keyof ActiveChoice) => void };

export const isShown = ({ active, inactive }: ActiveChoice, isActive: boolean) => (isActive ? active : inactive);

/** Stores in the URL which kinds are shown. */
export function useActiveFilter(): ActiveFilterState {
  const [params, change] = useUrlParams();
  const active = params.get('active') !== '0';
  const inactive = params.get('inactive') !== '0';
  return useMemo(
    () => ({
      active,
      inactive,
      toggle: (kind) =>
        change((next) => {
          if (next.get(kind) === '0') next.delete(kind);
          else next.set(kind, '0');
        }),
    }),
    [active, inactive, change],
  );
}
