export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** How a person wants a table: which columns, by id and in order, and how close the rows are. */
export interface TableView {
  columns: string[]
  density: Density
}

const usualRoom = 112

/** The chosen columns in their order; the usual ones as they come where nothing was chosen. Those that are gone by now are passed over. */
export function arrange<Column extends { id: string; isExtra?: boolean }>(
  columns: readonly Column[],
  view: TableView | undefined,
): Column[] {
  if (!view) return columns.filter(({ isExtra }) => !isExtra)
  return view.columns.flatMap((id) => columns.filter((column) => column.id === id))
}

/** How many columns, from the first on, have room in so many px. */
export function columnsThatFit(columns: readonly { room?: number }[], room: number): number {
  let left = room
  const end = columns.findIndex(({ room: needed = usualRoom }) => {
    left -= needed
    return left < 0
  })
  return end < 0 ? columns.length : end
}

/** What a column doesn't need where it isn't one: the space on both sides, and what smaller type saves. In px. */
const savedInLine = 32

/** The columns as they stand below one another, each line as full as its width in px allows. One that is wider has a line of its own. */
export function linesOf<Column extends { room?: number }>(
  columns: readonly Column[],
  width: number,
): Column[][] {
  const inLine = columns.map((column) => ({ ...column, room: (column.room ?? usualRoom) - savedInLine }))
  const count = Math.max(1, columnsThatFit(inLine, width))
  return columns.length === 0 ? [] : [columns.slice(0, count), ...linesOf(columns.slice(count), width)]
}

/** The ids with one of them moved up or down by a place. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id)
  const to = at + by
  if (at < 0 || to < 0 || to >= ids.length) return [...ids]
  const rest = ids.filter((one) => one !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}
