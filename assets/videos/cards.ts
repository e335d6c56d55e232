import type { Page } from '@playwright/test'
import { tideHeight } from '#assets/pictures/tide.ts'
import { size } from './reel.ts'

/** The strip over a scene: its number, its title and the address of the page, as a picture. */
export async function drawBar(page: Page, { number = '', title = '', address = '' }): Promise<Buffer> {
  const { width, bar: height } = size
  await page.evaluate(setBar, { number, title, address })
  return page.screenshot({ clip: { x: 0, y: 0, width, height } })
}

/** Makes the page a card: one line of type over three days of tide. The page's style and font stay. */
export async function showCard(page: Page, title: string): Promise<void> {
  const points = Array.from({ length: 400 }, (_, i) => {
    const x = (i / 399) * size.width
    return `${x.toFixed(1)},${(96 - tideHeight((i / 399) * 74 - 9) * 16).toFixed(1)}`
  })
  await page.evaluate(setCard, { title, points: points.join(' ') })
}

function setBar({ number, title, address }: { number: string; title: string; address: string }) {
  const bar = document.createElement('div')
  Object.assign(bar.style, {
    position: 'fixed',
    inset: '0 0 auto',
    height: '56px',
    padding: '0 34px 0 72px',
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    zIndex: '9',
    background: title ? 'var(--paper-sunk)' : 'var(--paper)',
    borderBottom: title ? '1px solid var(--rule-strong)' : '0',
  })
  const piece = (text: string, style: Partial<CSSStyleDeclaration>) => {
    const span = document.createElement('span')
    span.textContent = text
    Object.assign(span.style, style)
    return span
  }
  const mono = { font: '400 17px var(--font-mono)', color: 'var(--slate)' }
  bar.append(
    piece(number, mono),
    piece(title, { font: '640 24px var(--font-heading)', letterSpacing: '-0.018em', color: 'var(--ink)' }),
    piece(address, { ...mono, marginLeft: 'auto' }),
  )
  document.body.replaceChildren(bar)
}

function setCard({ title, points }: { title: string; points: string }) {
  const heading = document.createElement('p')
  heading.textContent = title
  Object.assign(heading.style, {
    position: 'fixed',
    left: '72px',
    top: '150px',
    width: '900px',
    font: '640 88px/1.04 var(--font-heading)',
    letterSpacing: '-0.03em',
    color: 'var(--ink)',
  })
  const namespace = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(namespace, 'svg')
  drawing.setAttribute('viewBox', '0 0 1280 110')
  Object.assign(drawing.style, {
    position: 'fixed',
    left: '0',
    bottom: '120px',
    width: '1280px',
    height: '110px',
  })
  const line = document.createElementNS(namespace, 'polyline')
  line.setAttribute('points', points)
  line.setAttribute('fill', 'none')
  line.setAttribute('stroke', 'var(--sea)')
  line.setAttribute('stroke-width', '2.5')
  drawing.append(line)
  document.body.replaceChildren(heading, drawing)
}
