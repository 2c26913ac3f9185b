/** Returns the fields of `now` that differ from `before`: only they are sent (PR-238). */
export function changedFields<Values extends object>(previous: Values, now: Values): Partial<Values> {
  const entries = Object.entries(now) as [keyof Values, Values[keyof Values]][];
  return Object.fromEntries(entries.filter(([name, value]) => value !== previous[name])) as Partial<Values>;
}
