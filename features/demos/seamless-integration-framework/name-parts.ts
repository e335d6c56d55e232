import type { Sheet } from '#features/demos/frame/demo.ts'
import { isMissing } from '#features/demos/frame/read/cell.ts'
import { cellsOf } from './match-columns.ts'
import { plain, wordsOf } from './similarity.ts'

/** Share of a column's cells that have to be found in the other table before they count as parts of it. */
const leastFound = 0.3
const given = /^(?:given|givenname|first|firstname|fore|forename|vorname|prenom|imie|voornaam)$/
const family =
  /^(?:surname|last|lastname|family|familyname|nachname|familienname|apellidos?|cognome|achternaam|nazwisko)$/
const particles = new Set(
  'van von der den de del della di da la le dos du al el bin ben ter ten zu'.split(' '),
)

interface Texts {
  at: number
  heading: string
  cells: string[]
  /** Each different cell, as it is compared. */
  known: Set<string>
  /** Words of a usual cell: of names, one, or two and more. */
  isSingle: boolean
  isSeveral: boolean
}

/**
 * The source with what the target has in another number of columns: a full name taken apart where the target keeps first name and surname, first name and
 * surname put together where it keeps a full name. Which they are the cells tell, else the headings.
 */
export function withNameParts(source: Sheet, target: Sheet): Sheet {
  const [ours, theirs] = [textsOf(source), textsOf(target)]
  const added = partsOf(ours, theirs) ?? wholeOf(ours, theirs) ?? []
  if (added.length === 0) return source
  return {
    ...source,
    headings: [...source.headings, ...added.map(({ heading }) => heading)],
    rows: source.rows.map((row, i) => [
      ...source.headings.map((_, at) => row[at] ?? ''),
      ...added.map(({ cells }) => cells[i] ?? ''),
    ]),
    ...(source.formats && { formats: [...source.formats, ...added.map(() => 'text' as const)] }),
  }
}

function textsOf(sheet: Sheet): Texts[] {
  return sheet.headings.flatMap((heading, at) => {
    const cells = cellsOf(sheet, at).map((cell) => (isMissing(cell.trim()) ? '' : cell.trim()))
    const filled = cells.filter(Boolean)
    if (
      filled.length < 5 ||
      filled.filter((cell) => /^[\p{L}\p{M} .,’'-]+$/u.test(cell)).length < filled.length * 0.9
    )
      return []
    const several = filled.filter((cell) => /\p{L}[.,]? +\p{L}/u.test(cell)).length
    return [
      {
        at,
        heading,
        cells,
        known: new Set(filled.map(plain)),
        isSingle: several < filled.length * 0.3,
        isSeveral: several > filled.length * 0.8,
      },
    ]
  })
}

function partsOf(ours: Texts[], theirs: Texts[]) {
  const single = theirs.filter(({ isSingle }) => isSingle)
  const isOf = (pattern: RegExp) => (one: Texts) => headingWords(one).some((word) => pattern.test(word))
  for (const one of ours.filter(({ isSeveral }) => isSeveral)) {
    const isKept = theirs.some((other) => shareIn(one.cells, other) >= leastFound)
    if (isKept) continue
    for (const isTurned of [false, true]) {
      const halves = one.cells.map((cell) => halvesOf(cell, isTurned))
      const [first, last] = [0, 1].map((half) => halves.map((own) => own[half] ?? ''))
      const best = (cells: string[] = [], not?: Texts) =>
        single.find((other) => other !== not && shareIn(cells, other) >= leastFound)
      const called = best(first)
      const named = best(last, called)
      if (called && named && first && last) return [part(one, called, first), part(one, named, last)]
    }
  }
  const [called, named] = [single.find(isOf(given)), single.find(isOf(family))]
  if (!called || !named || ours.some(isOf(family)) || ours.some(isOf(given))) return undefined
  const one = ours.find(
    (own) => own.isSeveral && /name|kontakt|contact|person/.test(headingWords(own).join(' ')),
  )
  if (!one) return undefined
  const halves = one.cells.map((cell) => halvesOf(cell, false))
  return [
    part(
      one,
      called,
      halves.map(([own]) => own),
    ),
    part(
      one,
      named,
      halves.map(([, own]) => own),
    ),
  ]
}

const part = (whole: Texts, wanted: Texts, cells: string[]) => ({
  heading: `${wanted.heading} (from ${whole.heading})`,
  cells,
})

function wholeOf(ours: Texts[], theirs: Texts[]) {
  const single = ours.filter(({ isSingle }) => isSingle)
  for (const whole of theirs.filter(({ isSeveral }) => isSeveral))
    for (const one of single)
      for (const other of single) {
        if (one === other || shareIn(one.cells, whole) >= leastFound) continue
        const hasComma = [...whole.cells].filter((cell) => cell.includes(',')).length > whole.cells.length / 2
        const joined = one.cells.map((cell, i) =>
          [cell, other.cells[i]].filter(Boolean).join(hasComma ? ', ' : ' '),
        )
        if (shareIn(joined, whole) >= leastFound)
          return [{ heading: `${whole.heading} (from ${one.heading} and ${other.heading})`, cells: joined }]
      }
  return undefined
}

function shareIn(cells: readonly string[], { known }: Texts): number {
  const filled = cells.filter(Boolean)
  return filled.filter((cell) => known.has(plain(cell))).length / (filled.length || 1)
}

/** First name and surname. "Burke, James" is turned; a surname may begin with "van der"; of one word nobody can tell, and the surname stays empty. */
function halvesOf(cell: string, isTurned: boolean): [given: string, family: string] {
  const [before = '', after] = cell.split(',').map((text) => text.trim())
  if (after) return [after, before]
  const words = before.split(/ +/)
  if (words.length < 2) return [before, '']
  if (isTurned) return [words.slice(1).join(' '), words[0] ?? '']
  const particle = words.findIndex((word, i) => i > 0 && particles.has(word.toLowerCase()))
  const at = particle > 0 && particle < words.length - 1 ? particle : words.length - 1
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}

const headingWords = ({ heading }: Texts) => wordsOf(heading.normalize('NFD').replace(/\p{M}/gu, ''))
