import type { Point } from '#assets/pictures/drawing.ts'
import { tidePoint } from '#assets/pictures/instruments/tide-chart.ts'
import { iso } from '#assets/pictures/isometric.ts'
import { heroNarrow, heroWide } from '#assets/pictures/scenes/hero-instruments.ts'
import type { Instruments } from '#assets/pictures/scenes/hero-instruments.ts'
import { readingsAt } from '#assets/pictures/works.ts'
import { timeBefore, workingsAt } from '#app/public/parts/home/week-workings.ts'

/**
 * Moves the hero's works through the week before its moment: a mark on the drawn tide, the readings of its ledger and the sums beneath follow a
 * slider, and a mouse that passes over the tide. Nothing moves by itself.
 */
export function startWorksWeek(hero: HTMLElement): void {
  const slider = hero.querySelector<HTMLInputElement>('input[type=range]')
  if (!slider) return
  const sheets = [
    sheetOf(hero, 'wide', heroWide, wideCells()),
    sheetOf(hero, 'narrow', heroNarrow, narrowCells()),
  ]
  const show = (hours: number) => {
    for (const moveTo of sheets) moveTo?.(hours)
    const sums = workingsAt(hours)
    for (const dd of hero.querySelectorAll<HTMLElement>('[data-sum]'))
      dd.textContent = sums[dd.dataset['sum'] as keyof typeof sums]
    const words = [...hero.querySelectorAll('dl div')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent).join(' '),
    )
    slider.ariaValueText = [timeBefore(hours), ...words].join(', ')
  }
  const frame = () => (matchMedia('(width < 48rem)').matches ? heroNarrow : heroWide)
  // A phone's drawing begins later.
  const fit = () => (slider.min = String(frame().tide.from))

  slider.addEventListener('input', () => show(slider.valueAsNumber))
  slider.addEventListener('pointermove', ({ pointerType, buttons, offsetX }) => {
    if (pointerType !== 'mouse' || buttons > 0) return
    const { from } = frame().tide
    const share = (offsetX - thumb / 2) / (slider.clientWidth - thumb)
    show(Math.round(from * (1 - Math.min(1, Math.max(0, share)))))
  })
  slider.addEventListener('pointerleave', () => show(slider.valueAsNumber))
  addEventListener('resize', fit)
  fit()
  slider.hidden = false
  hero.querySelector('[data-hint]')?.classList.remove('invisible')
  show(slider.valueAsNumber)
}

/** Width of the slider's handle in px, as in public.css. */
const thumb = 16

interface Cell {
  /** Of the SVG text, and of the patch under it that covers the drawn words. */
  transform: string
  anchor: 'start' | 'end'
  size: number
  patch: { x: number; width: number; tone: string }
  text(hours: number): string
}

function wideCells(): Cell[] {
  const { at, width, letters } = heroWide.ledger
  const [x, , z] = at
  // Along x and against y of the model, as the sheet lies.
  const [along, down] = [iso([1, 0, 0]), iso([0, 1, 0])]
  const cell = (left: number, y: number, wide: number, text: Cell['text']): Cell => {
    const place = iso([x + left, y + letters / 2, z])
    const [e, f] = [place[0] + heroWide.origin[0], place[1] + heroWide.origin[1]]
    return {
      transform: `matrix(${[...along, ...down, e, f].join(' ')})`,
      anchor: 'start',
      size: 10,
      patch: { x: -4, width: wide, tone: 'fill-raised' },
      text,
    }
  }
  return heroWide.rows.map(({ y, read }) =>
    cell(width * 0.56 + 8, y, width * 0.44 - 8, (hours) => read(readingsAt(hours))),
  )
}

function narrowCells(): Cell[] {
  return heroNarrow.rows.map(({ name, at: [x, y], read }) => ({
    transform: `translate(${x} ${y})`,
    anchor: 'end',
    size: 11.65,
    patch: { x: -130, width: 132, tone: 'fill-paper' },
    text: (hours) => `${name}  ${read(readingsAt(hours))}`,
  }))
}

/** Draws the mark and the cells on a sheet of the page, and returns what moves them to an hour. */
function sheetOf(hero: HTMLElement, name: string, { tide }: Instruments, cells: Cell[]) {
  const sheet = hero.querySelector<SVGSVGElement>(`svg[data-sheet=${name}]`)
  if (!sheet) return undefined
  const texts = cells.map(({ transform, anchor, size, patch, text }) => {
    const group = add(sheet, 'g', { transform })
    add(group, 'rect', {
      x: patch.x,
      y: -size + 0.5,
      width: patch.width,
      height: size + 3,
      class: patch.tone,
    })
    const words = add(group, 'text', {
      class: 'fill-ink font-mono whitespace-pre',
      'font-size': size,
      'text-anchor': anchor,
    })
    return { words, text }
  })
  const mark = add(sheet, 'g', {})
  const high = 5 * tide.metre
  const line = add(mark, 'path', { class: 'stroke-sea fill-none', 'stroke-width': 1 })
  const dot = add(mark, 'circle', { r: 5, class: 'fill-sea stroke-paper', 'stroke-width': 2 })
  return (hours: number) => {
    const [x, y]: Point = tidePoint(tide, Math.max(hours, tide.from))
    line.setAttribute('d', `M${x} ${tide.datum - high}V${tide.datum}`)
    dot.setAttribute('cx', String(x))
    dot.setAttribute('cy', String(y))
    for (const { words, text } of texts) words.textContent = text(hours)
  }
}

function add(to: SVGElement, name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  to.append(element)
  return element
}
