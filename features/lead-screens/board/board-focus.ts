import { cardId } from './card-id.ts'

const cardLink = `a[id^="${cardId('')}"]`
type Way = 'up' | 'down' | 'left' | 'right'

const columnsOf = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>('[data-column]')]
const cardsOf = (column: HTMLElement | undefined) => [
  ...(column?.querySelectorAll<HTMLAnchorElement>(cardLink) ?? []),
]

function linkInFocus(board: HTMLElement): HTMLAnchorElement | undefined {
  const { activeElement } = document
  const card =
    activeElement instanceof HTMLElement && board.contains(activeElement) && activeElement.closest('li')
  return (card && card.querySelector<HTMLAnchorElement>(cardLink)) || undefined
}

/** The card that the keyboard stands on, and its column. */
export function cardInFocus(board: HTMLElement | null): { id: string; stage: string } | undefined {
  const link = board && linkInFocus(board)
  const stage = link?.closest<HTMLElement>('[data-column]')?.dataset['column']
  return link && stage ? { id: link.id.slice(cardId('').length), stage } : undefined
}

/** Goes from the present card to a neighbour: within the column, or at the same height of the next one that holds any. */
export function walk(board: HTMLElement | null, way: Way) {
  if (!board) return
  const columns = columnsOf(board)
  const link = linkInFocus(board)
  if (!link) return cardsOf(columns.find((column) => cardsOf(column).length > 0))[0]?.focus()
  const at = columns.findIndex((column) => column.contains(link))
  const row = cardsOf(columns[at]).indexOf(link)
  if (way === 'up' || way === 'down') return cardsOf(columns[at])[row + (way === 'down' ? 1 : -1)]?.focus()
  const beside = way === 'right' ? columns.slice(at + 1) : columns.slice(0, at).reverse()
  const cards = beside.map(cardsOf).find((cards) => cards.length > 0) ?? []
  cards[Math.min(row, cards.length - 1)]?.focus()
}
