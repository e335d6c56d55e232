/**
 * Two people changed one thing: `mine` from `base`, while it became `current`. What only one of them changed is settled; `conflicts` are
 * the fields that both changed, differently.
 */
export function mergeDrafts<Name extends string>(
  names: readonly Name[],
  base: Record<Name, string>,
  mine: Record<Name, string>,
  current: Record<Name, string>,
): { merged: Record<Name, string>; conflicts: Name[] } {
  const touched = changedIn(names, mine, base)
  const conflicts = touched.filter(
    (name) => current[name] !== base[name] && current[name] !== mine[name].trim(),
  )
  const merged = { ...current }
  for (const name of touched) merged[name] = mine[name]
  return { merged, conflicts }
}

/** The fields in which two drafts differ. */
export const changedIn = <Name extends string>(
  names: readonly Name[],
  a: Record<Name, string>,
  b: Record<Name, string>,
): Name[] => names.filter((name) => a[name].trim() !== b[name].trim())
