import type { Choices } from './read/reading.ts'
import type { Source } from './run-demo.ts'

/** Choices with a change of the visitor's. Another sheet, or other rows and columns, leave nothing of what was said of the columns; another layout leaves their types. */
export function mergeChoices(old: Choices, changed: Choices): Choices {
  const isOther = ['sheet', 'delimiter', 'encoding', 'skip', 'hasHeading', 'groups'].some(
    (name) => name in changed,
  )
  if ('sheet' in changed) return changed
  const { formats: _formats, roles: _roles, ...rest } = old
  if (isOther) return { ...rest, ...changed }
  // Another layout wants other columns of the same headings.
  if ('layout' in changed) return { ...rest, ...(old.formats && { formats: old.formats }), ...changed }
  return {
    ...old,
    ...changed,
    formats: { ...old.formats, ...changed.formats },
    roles: { ...old.roles, ...changed.roles },
  }
}

/** What the visitor has said of one of the tables. */
export function choicesOf(source: Source, slot: string): Choices {
  if (source.kind === 'table') return source.choices ?? {}
  return (source.kind === 'sheets' && source.choices?.[slot]) || {}
}
