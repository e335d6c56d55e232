import type { Sheet, Work } from '#features/demos/frame/demo.ts'
import { isMissing } from '#features/demos/frame/read/cell.ts'
import type { Order } from '#features/demos/frame/read/date.ts'
import type { Decimal } from '#features/demos/frame/read/number.ts'
import { likelyDecimal, likelyOrder } from '#features/demos/frame/read/scan-column.ts'
import { hasLeadingNought, isNumbering } from '#features/demos/frame/read/numbering.ts'
import { checkerOf, contractOf, ruleOf, type MappedRecord, type Rule } from './contract.ts'
import { conversionTo, inWordsOf, type Conversion } from './convert.ts'
import type { CellKind } from './profile.ts'
import type { Field } from './compare-fields.ts'
import { linkRecords, type Linkage } from './link-records.ts'
import { cellsOf, matchColumns, type ColumnMatch, type MatchedColumns } from './match-columns.ts'

export interface IntegrationSettings {
  nameWeight: number
  least: number
  linkFrom: number
  reviewFrom: number
}

export interface Mapping extends ColumnMatch {
  heading: string
  kind: CellKind
  rule: Rule
  conversion: Conversion
  /** Numbers of each system's own, which are not carried over. */
  isKey: boolean
  /** The target requires it and nothing of the source fills it; a number that names its records the target gives itself. */
  isUnfilled: boolean
}

/** What becomes of a row of the source. Every row has one fate, and a rejected one at least one reason. */
export interface Fate {
  row: number
  kind: 'update' | 'new' | 'reject'
  /** The row of the target that it means. */
  target: number | undefined
  record: MappedRecord
  reasons: Reason[]
}

export interface Reason {
  field: string
  value: string
  text: string
}

export interface Integration {
  mappings: Mapping[]
  linkage: Linkage
  fates: Fate[]
}

/** The field of a reason that speaks of a link. */
export const wholeRecord = 'the whole record'

/** Columns matched, records linked, rows converted and held against the target's contract. */
export function integrate(
  source: Sheet,
  target: Sheet,
  settings: IntegrationSettings,
  chosen: ReadonlyMap<number, number>,
  work: Work,
): Integration {
  const matched = matchColumns(source, target, settings, chosen)
  work.progress(0.15, 'Columns matched')
  const mappings = mappingsOf(source, target, matched)
  const fields = mappings
    .filter(({ source: s, isKey }) => s >= 0 && !isKey)
    .map((mapping) => fieldOf(source, target, mapping))
  const rows = { source: source.rows.length, target: target.rows.length }
  const linkage = linkRecords(fields, rows, settings, work)
  work.progress(0.85, 'Checking rows')
  return { mappings, linkage, fates: fatesOf(source, target, mappings, linkage, settings) }
}

function mappingsOf(
  source: Sheet,
  target: Sheet,
  { matches, sourceProfiles, targetProfiles }: MatchedColumns,
) {
  return matches.map((match): Mapping => {
    const cells = cellsOf(target, match.target)
    const profile = targetProfiles[match.target] ?? targetProfiles[0]
    const from = sourceProfiles[match.source]
    if (!profile) throw new RangeError('A column without a profile')
    const shared = from ? [...from.values].some((value) => profile.values.has(value)) : false
    const isNumbered = ({ kind, distinct, filled }: typeof profile) =>
      (kind === 'code' || kind === 'number') && distinct > 0.99 && filled > 0.99
    const kind = kindOf(source, target, match, profile.kind)
    const rule = ruleOf(cells, kind, writingOf(target, match.target).decimal)
    const conversion = conversionTo(kind, cells, writingOf(source, match.source))
    return {
      ...match,
      heading: target.headings[match.target] ?? '',
      rule,
      kind,
      conversion: rule.options ? inWordsOf(rule.options, conversion) : conversion,
      isKey: Boolean(from && isNumbered(from) && isNumbered(profile) && !shared),
      isUnfilled:
        match.source < 0 &&
        rule.isRequired &&
        !isNumbered(profile) &&
        !(isNumbering(target.headings[match.target] ?? '') && profile.distinct > 0.99),
    }
  })
}

/** Figures that name something, such as postcodes, are a code: they are never rounded, and a nought in front is kept. */
function kindOf(source: Sheet, target: Sheet, match: ColumnMatch, kind: CellKind): CellKind {
  if (kind !== 'number') return kind
  const cells = [
    ...cellsOf(target, match.target),
    ...(match.source < 0 ? [] : cellsOf(source, match.source)),
  ].flatMap((cell) => (isMissing(cell.trim()) ? [] : [cell.trim()]))
  const headings = [target.headings[match.target] ?? '', source.headings[match.source] ?? '']
  const isCode =
    hasLeadingNought(cells) ||
    (cells.every((cell) => /^\d+$/.test(cell)) &&
      (headings.some(isNumbering) || cells.some((cell) => cell.length > mostDigits)))
  return isCode ? 'code' : kind
}

/** More than a number of a computer can hold. */
const mostDigits = 15

/** How a column writes figures and days: as it was read, else as most of its cells prove. */
function writingOf(sheet: Sheet, column: number): { decimal: Decimal; order: Order } {
  const cells = column < 0 ? [] : cellsOf(sheet, column)
  const [family, how] = sheet.formats?.[column]?.split(' ') ?? []
  return {
    decimal: family === 'number' ? (how === ',' ? ',' : '.') : likelyDecimal(cells),
    order: family === 'date' && (how === 'dmy' || how === 'mdy' || how === 'ymd') ? how : likelyOrder(cells),
  }
}

/** Both sides as they are compared: what can be converted is, so that 14/03/2025 equals 2025-03-14. */
function fieldOf(source: Sheet, target: Sheet, mapping: Mapping): Field {
  const { kind } = mapping
  const own = cellsOf(source, mapping.source).map((cell) =>
    isMissing(cell) ? '' : String(mapping.conversion.convert(cell) ?? cell),
  )
  const cells = cellsOf(target, mapping.target)
  const back = conversionTo(kind, cells, writingOf(target, mapping.target))
  const other = cells.map((cell) => (isMissing(cell) ? '' : String(back.convert(cell) ?? cell)))
  return { name: mapping.heading, source: own, target: other, kind }
}

function fatesOf(
  source: Sheet,
  target: Sheet,
  mappings: readonly Mapping[],
  { linked, pairs, estimates }: Linkage,
  { linkFrom, reviewFrom }: IntegrationSettings,
): Fate[] {
  const carried = mappings.filter(({ source: s, isKey }) => s >= 0 && !isKey)
  const isLeftOut = (i: number) => !carried.some((mapping) => mapping.target === i)
  const rules = mappings.map(({ rule }) => rule)
  const check = checkerOf(contractOf(target.headings, rules, isLeftOut))
  const unfilled = mappings.flatMap(({ heading, isUnfilled }): Reason[] =>
    isUnfilled
      ? [{ field: heading, value: '', text: 'has no column in the source, and the target requires it' }]
      : [],
  )
  const isRefused = estimates.some(({ state }) => state === 'failed')
  const takenBy = new Map(linked.flatMap((pair) => (pair ? [[pair.t, pair.s] as const] : [])))
  const best = new Map<number, (typeof pairs)[number]>()
  for (const pair of pairs) if (pair.bits > (best.get(pair.s)?.bits ?? -Infinity)) best.set(pair.s, pair)

  return source.rows.map((cells, row): Fate => {
    const record: MappedRecord = {}
    for (const { heading, source: s, conversion } of carried) {
      const cell = cells[s] ?? ''
      // What can't be converted stays as it is, so that the contract refuses it by name.
      if (!isMissing(cell)) record[heading] = conversion.convert(cell) ?? cell
    }
    const reasons = check(record).map((heading): Reason => {
      const mapping = carried.find((one) => one.heading === heading)
      const value = (mapping && cells[mapping.source]) ?? ''
      const text = isMissing(value)
        ? 'is empty, and the target requires it'
        : `isn’t ${mapping?.rule.text ?? 'allowed'}`
      return { field: heading, value: value.slice(0, 40), text: text.replace(/, required$/, '') }
    })
    const link = linked[row]
    if (!link) reasons.push(...unfilled)
    const nearest = best.get(row)
    if (isRefused)
      reasons.push({ field: wholeRecord, value: '', text: 'can’t be linked: the estimates failed a check' })
    else if (!link && nearest && nearest.chance >= reviewFrom) {
      reasons.push(doubtOf(nearest, takenBy.get(nearest.t), nearest.chance >= linkFrom, source, target))
    }
    const kind = reasons.length > 0 ? 'reject' : link ? 'update' : 'new'
    return { row, kind, target: link?.t, record, reasons }
  })
}

function doubtOf(
  { t, chance }: { t: number; chance: number },
  taker: number | undefined,
  isSure: boolean,
  source: Sheet,
  target: Sheet,
): Reason {
  const share = chance > 0.995 ? 'over 99.5%' : `${(chance * 100).toFixed(0)}%`
  const line = target.lines[t] ?? 0
  const field = wholeRecord
  if (taker !== undefined && isSure) {
    return {
      field,
      value: share,
      text: `is a duplicate: row ${source.lines[taker]} matches row ${line} of the target better`,
    }
  }
  return { field, value: share, text: `may be row ${line} of the target; somebody must decide` }
}
