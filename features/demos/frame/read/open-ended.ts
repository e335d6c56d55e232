import { isMissing, textOf, type Cell } from './cell.ts'

const plus = /^([\d.,' ]*\d) ?\+$/

/** "67,530+" in a column of figures: it was at least so much, as lives are written that haven't ended. */
export function splitOpenEnded(headings: readonly string[], columns: readonly (readonly Cell[])[]) {
  const all = { headings: [...headings], columns: [...columns], notes: [] as string[] }
  columns.forEach((cells, i) => {
    const open = cells.map((cell) => plus.exec(textOf(cell).trim())?.[1])
    const count = open.filter((one) => one !== undefined).length
    if (
      count === 0 ||
      !cells.every((cell, row) => open[row] ?? (isMissing(cell) || /^[\d.,' ]+$/.test(textOf(cell))))
    )
      return
    const name = `${headings[i]} (+)`
    all.columns[i] = cells.map((cell, row) => open[row] ?? cell)
    all.headings.push(name)
    all.columns.push(
      cells.map((cell, row) => (isMissing(cell) ? '' : open[row] === undefined ? 'failed' : 'censored')),
    )
    all.notes.push(
      `${headings[i]}: ${count.toLocaleString('en-GB')} ${count === 1 ? 'figure bears' : 'figures bear'} a plus and ${count === 1 ? 'counts' : 'count'} as not ended yet, the others as failed (“${name}”).`,
    )
  })
  return all
}
