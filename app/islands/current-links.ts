const sideMarginPx = 20

/** On a phone the link that is chosen may stand beyond the edge of its row, which is pushed sideways. */
export function showCurrentLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-row] [aria-current]'))
    link.closest('[data-row]')?.scrollTo({ left: link.offsetLeft - sideMarginPx })
}
