import type { Choices } from './read/reading.ts'

/** Choices with a change of the visitor's. Another sheet, or other rows and columns, leave nothing of what was said of the columns. */
export function mergeChoices(old: Choices, changed: Choices): Choices {
  const isOther = ['sheet', 'delimiter', 'encoding', 'skip', 'hasHeading'].some((name) => name in changed)
  if ('sheet' in changed) return changed
  const { formats: _formats, roles: _roles, ...rest } = old
  if (isOther) return { ...rest, ...changed }
  return {
    ...old,
    ...changed,
    formats: { ...old.formats, ...changed.formats },
    roles: { ...old.roles, ...changed.roles },
  }
}
