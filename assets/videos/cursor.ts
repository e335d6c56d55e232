/** Runs in the page, which knows no cursor of its own when nobody sits before it: draws an arrow at a place of the screen. */
export function drawCursor({ x, y }: { x: number; y: number }): void {
  const id = 'film-cursor'
  let arrow = document.getElementById(id)
  if (!arrow) {
    arrow = document.createElement('div')
    arrow.id = id
    Object.assign(arrow.style, {
      position: 'fixed',
      zIndex: '2147483647',
      pointerEvents: 'none',
      top: '0',
      left: '0',
    })
    const namespace = 'http://www.w3.org/2000/svg'
    const drawing = document.createElementNS(namespace, 'svg')
    drawing.setAttribute('width', '22')
    drawing.setAttribute('height', '30')
    drawing.setAttribute('viewBox', '0 0 22 30')
    const outline = document.createElementNS(namespace, 'path')
    outline.setAttribute('d', 'M2 2v21l5.2-4.7 3.6 8.4 4-1.7-3.6-8.2H19z')
    outline.setAttribute('fill', 'var(--ink)')
    outline.setAttribute('stroke', 'var(--paper)')
    outline.setAttribute('stroke-width', '2')
    drawing.append(outline)
    arrow.append(drawing)
    document.documentElement.append(arrow)
  }
  arrow.style.translate = `${x - 2}px ${y - 2}px`
}
