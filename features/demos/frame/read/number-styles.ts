import { walkXml } from './walk-xml.ts'

/** What the number format of a cell makes of its number. */
export type NumberStyle =
  | { kind: 'number'; unit: string }
  | { kind: 'percent' | 'date' | 'clock' | 'duration' }

const plain: NumberStyle = { kind: 'number', unit: '' }
const builtIn: Record<number, NumberStyle> = {
  9: { kind: 'percent' },
  10: { kind: 'percent' },
  ...Object.fromEntries(
    [14, 15, 16, 17, 22, 27, 30, 36, 50, 57].map((id) => [id, { kind: 'date' } as const]),
  ),
  ...Object.fromEntries([18, 19, 20, 21].map((id) => [id, { kind: 'clock' } as const])),
  ...Object.fromEntries([45, 46, 47].map((id) => [id, { kind: 'duration' } as const])),
}

/** The style of each cell format by its index (ECMA-376, part 1, 18.8.30). */
export function readStyles(xml: string): NumberStyle[] {
  const own = new Map<number, NumberStyle>()
  const styles: NumberStyle[] = []
  let isCells = false
  walkXml(
    xml,
    (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') own.set(Number(numFmtId), styleOf(formatCode))
      if (name === 'cellXfs') isCells = true
      if (name === 'xf' && isCells)
        styles.push(own.get(Number(numFmtId)) ?? builtIn[Number(numFmtId)] ?? plain)
    },
    (name) => {
      if (name === 'cellXfs') isCells = false
    },
  )
  return styles
}

/** Of a format code; Excel takes no longer ones. */
const longestCode = 255

function styleOf(code: string): NumberStyle {
  const [first = ''] = code.slice(0, longestCode).split(';')
  const currency = /\p{Sc}/u.exec(first.replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1'))?.[0]
  const bare = first.replace(/"[^"]*"|\\./g, '').replace(/\[\$[^\]]*\]/g, '')
  if (/\[(?:h+|m+|s+)\]/i.test(bare)) return { kind: 'duration' }
  const signs = bare.replace(/\[[^\]]*\]/g, '')
  if (/[dy]/i.test(signs)) return { kind: 'date' }
  if (/[hs]/i.test(signs) && !/general/i.test(signs)) return { kind: 'clock' }
  if (/^m{3,}$/i.test(signs.trim())) return { kind: 'date' }
  if (signs.includes('%')) return { kind: 'percent' }
  return currency ? { kind: 'number', unit: currency } : plain
}
