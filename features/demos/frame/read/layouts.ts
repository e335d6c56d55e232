import type { Columns, TableInput } from '#features/demos/frame/demo.ts'
import type { OfferedColumn } from './assign-roles.ts'
import { assignWithYears } from './year-columns.ts'

export interface ChosenLayout {
  name: string | undefined
  /** What is asked of a file of this layout alone. */
  input: TableInput
}

/**
 * Which of a demo's layouts a file has: the visitor's word, else the first whose telling columns are all found by their headings, else the
 * usual one. Of a demo without layouts, its whole input.
 */
export function layoutOf(
  input: TableInput,
  offered: readonly OfferedColumn[],
  chosen: string | undefined,
): ChosenLayout {
  const layouts = Object.entries(input.layouts ?? {})
  if (layouts.length === 0) return { name: undefined, input }
  const isTold = (name: string, knownBy: readonly (readonly string[])[]) => {
    const { roles, byContents } = assignWithYears(inputOf(input, name).columns, offered)
    const isFound = (column: string) => Boolean(roles[column]) && !byContents.includes(column)
    return knownBy.some((columns) => columns.every(isFound))
  }
  const [name] = layouts.find(([own]) => own === chosen) ??
    layouts.find(([own, { knownBy = [] }]) => isTold(own, knownBy)) ??
    layouts.find(([, { isUsual }]) => isUsual) ??
    layouts[0] ?? ['']
  return { name, input: inputOf(input, name) }
}

function inputOf(input: TableInput, name: string): TableInput {
  const layout = input.layouts?.[name]
  if (!layout) return input
  const columns: Columns = Object.fromEntries(
    layout.columns.flatMap((own) => {
      const column = input.columns[own]
      return column ? [[own, column]] : []
    }),
  )
  const { wide: _wide, layouts: _layouts, ...rest } = input
  return {
    ...rest,
    columns,
    minRows: layout.minRows ?? input.minRows,
    ...(input.wide && input.wide.value in columns && { wide: input.wide }),
  }
}
