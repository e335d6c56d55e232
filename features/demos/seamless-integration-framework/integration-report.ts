import type { Sheet } from '#features/demos/frame/demo.ts'
import type { Block, Figure, Report } from '#features/demos/frame/report/report.ts'
import type { Fate, Integration } from './integrate.ts'
import { linkChecks } from './linkage-checks.ts'
import type { Links } from './one-to-one.ts'
import { count, plural, sentencesOf, warningsOf, type Fates } from './integration-sentences.ts'

export interface Truth {
  /** For each row of the source the row of the target; −1 for none. */
  rows: readonly number[]
  columns: readonly number[]
}

const percent = (share: number) => `${(share * 100).toFixed(1)}\u00A0%`

/** The three files that an integration leaves: what is carried, what is refused and why, and how it was decided. */
export function integrationReport(source: Sheet, target: Sheet, result: Integration, truth?: Truth): Report {
  const { mappings, linkage, fates } = result
  const matched = mappings.filter((mapping) => mapping.source >= 0)
  const of = (kind: Fate['kind']) => fates.filter((fate) => fate.kind === kind)
  const [updates, fresh, rejected] = [of('update'), of('new'), of('reject')]
  const linked = linkage.linked.filter(Boolean).length
  const refusal = linkage.estimates.find(({ state }) => state === 'failed')
  return {
    headline: refusal
      ? `No record can be linked: ${refusal.says}`
      : `${matched.length} of ${mappings.length} columns matched, ${count(linked)} of ${plural(fates.length, 'record')} linked, ${plural(rejected.length, 'row')} refused with a reason.`,
    figures: figuresOf(result, { updates, fresh, rejected, linked }, truth),
    blocks: [
      columnsBlock(source, result),
      chancesBlock(result),
      weightsBlock(result),
      rejectsBlock(source, rejected),
      reasonsBlock(rejected),
      mappedBlock(source, target, result),
    ],
    meaning: sentencesOf(source, result, { updates, fresh, rejected, linked }),
    warnings: warningsOf(result),
    checks: [...linkage.estimates, ...(refusal ? [] : linkChecks(linkage))],
    pairing: {
      wanted: target.headings,
      offered: source.headings,
      chosen: mappings.map((mapping) => (mapping.source < 0 ? null : mapping.source)),
    },
  }
}

/** Precision and recall of links against what is known. */
export function linkQuality(
  { linked, duplicates }: Pick<Links, 'linked' | 'duplicates'>,
  truth: readonly number[],
) {
  let right = 0
  let made = 0
  let wanted = 0
  truth.forEach((t, s) => {
    const link = linked[s] ?? duplicates[s]
    if (link) made++
    if (t >= 0) wanted++
    if (link && link.t === t) right++
  })
  const precision = made > 0 ? right / made : 0
  const recall = wanted > 0 ? right / wanted : 0
  return { precision, recall, f1: right > 0 ? (2 * precision * recall) / (precision + recall) : 0 }
}

function figuresOf({ mappings, linkage }: Integration, parts: Fates, truth?: Truth): Figure[] {
  const { updates, fresh, rejected, linked } = parts
  const matched = mappings.filter((mapping) => mapping.source >= 0)
  const right = matched.filter((mapping) => truth?.columns[mapping.target] === mapping.source).length
  const figures: Figure[] = [
    {
      label: 'Columns matched',
      value: `${matched.length} of ${mappings.length}`,
      basis: truth
        ? `${right} of ${truth.columns.length} right, known from the sample`
        : 'each source column used at most once',
      ...(truth && { tone: right === truth.columns.length ? ('ok' as const) : ('warn' as const) }),
    },
    {
      label: 'Records linked',
      value: count(linked),
      basis: `${plural(linkage.compared, 'pair')} of ${count(linkage.possible)} compared`,
    },
  ]
  if (truth) {
    const { precision, recall, f1 } = linkQuality(linkage, truth.rows)
    figures.push({
      label: 'Linkage F1',
      value: f1.toFixed(3),
      basis: `precision ${percent(precision)}, recall ${percent(recall)}`,
      tone: f1 >= 0.95 ? 'ok' : 'warn',
    })
  }
  return [
    ...figures,
    {
      label: 'Accepted',
      value: count(updates.length + fresh.length),
      basis: `${count(updates.length)} updates, ${count(fresh.length)} new`,
    },
    { label: 'Refused', value: count(rejected.length), basis: 'each with its reason' },
  ]
}

function columnsBlock(source: Sheet, { mappings }: Integration): Block {
  return {
    id: 'columns',
    kind: 'table',
    title: 'Columns and contract',
    columns: [
      { label: 'Target' },
      { label: 'Source' },
      { label: 'Score', digits: 2 },
      { label: 'Name', digits: 2 },
      { label: 'Contents', digits: 2 },
      { label: 'Conversion' },
      { label: 'The target takes' },
    ],
    rows: mappings.map((one) => [
      one.heading,
      one.source < 0 ? 'none' : (source.headings[one.source] ?? ''),
      ...(one.source < 0 ? [null, null, null] : [one.score, one.name, one.values]),
      one.isKey ? 'kept as a cross-reference' : one.source < 0 ? '' : one.conversion.text,
      one.isKey ? 'its own number' : one.rule.text,
    ]),
    note: 'The contract is derived from the records the target already holds, and checked as JSON Schema.',
  }
}

const bins = 24
/** Bits under which a pair isn't worth drawing. */
const surelyNot = -20

function chancesBlock({ linkage }: Integration): Block {
  const isLinked = new Set(linkage.linked)
  const low = linkage.pairs.reduce((least, { bits }) => Math.min(least, bits), 0)
  const from = Math.max(low, surelyNot)
  const high = linkage.pairs.reduce((most, { bits }) => Math.max(most, bits), 1)
  const size = (high - from) / bins || 1
  const counts = (isWanted: boolean) => {
    const y = Array.from({ length: bins }, () => 0)
    for (const pair of linkage.pairs) {
      if (isLinked.has(pair) !== isWanted || pair.bits < from) continue
      const bin = Math.min(bins - 1, Math.floor((pair.bits - from) / size))
      y[bin] = (y[bin] ?? 0) + 1
    }
    return y
  }
  const x = Array.from({ length: bins }, (_, i) => from + (i + 0.5) * size)
  return {
    id: 'weights',
    kind: 'plot',
    title: 'Weight of each pair compared',
    note: 'Matches and non-matches should form two separate peaks. Pairs in between are for people to decide. Pairs below −20 bits, odds of one in a million, are left out.',
    plot: {
      title: 'Pairs by their weight of evidence',
      x: { label: 'Weight', unit: 'bits', digits: 1 },
      y: { label: 'Pairs', from: 0, digits: 0 },
      layers: [
        { kind: 'bars', name: 'Not linked', x, y: counts(false), size: size * 0.92, tone: 'slate' },
        { kind: 'bars', name: 'Linked', x, y: counts(true), size: size * 0.92, tone: 1 },
      ],
    },
  }
}

/** Without the minus of −0.0. */
const tenth = (value: number) => Math.round(value * 10) / 10 + 0

function weightsBlock({ mappings, linkage }: Integration): Block {
  const { m, u, bits } = linkage.weights
  const fields = mappings.filter(({ source, isKey }) => source >= 0 && !isKey)
  return {
    id: 'fields',
    kind: 'table',
    title: 'What each field is worth',
    columns: [
      { label: 'Field' },
      { label: 'm, agrees in matches', digits: 3 },
      { label: 'u, agrees by chance', digits: 4 },
      { label: 'Agrees', unit: 'bits', digits: 1 },
      { label: 'Nearly', unit: 'bits', digits: 1 },
      { label: 'Differs', unit: 'bits', digits: 1 },
    ],
    rows: fields.map(({ heading }, f) => [
      heading,
      m[f]?.[2] ?? null,
      u[f]?.[2] ?? null,
      ...[2, 1, 0].map((level) => tenth(bits[f]?.[level] ?? 0)),
    ]),
    note: 'Each bit doubles the odds that two records are the same. Estimated from the two files alone.',
  }
}

function rejectsBlock(source: Sheet, rejected: Fate[]): Block {
  return {
    id: 'rejects',
    kind: 'table',
    title: 'The reject file',
    columns: [{ label: 'Row' }, { label: 'Field' }, { label: 'Value' }, { label: 'Reason' }],
    rows: rejected.flatMap(({ row, reasons }) =>
      reasons.map(({ field, value, text }) => [String(source.lines[row] ?? ''), field, value, text]),
    ),
    note: 'Row numbers are those of a spreadsheet. Nothing was guessed or dropped.',
  }
}

function reasonsBlock(rejected: Fate[]): Block {
  const counts = new Map<string, number>()
  for (const { reasons } of rejected)
    for (const { field } of reasons) counts.set(field, (counts.get(field) ?? 0) + 1)
  const ranked = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 8)
  return {
    id: 'reasons',
    kind: 'bars',
    title: 'Refusals by field',
    labelHeading: 'Field',
    labels: ranked.map(([field]) => field),
    series: [{ name: 'Reasons', values: ranked.map(([, value]) => value) }],
  }
}

function mappedBlock(source: Sheet, target: Sheet, { mappings, fates }: Integration): Block {
  const carried = mappings.filter((one) => one.source >= 0 && !one.isKey)
  const key = mappings.find(({ isKey }) => isKey)
  const keyOf = ({ target: t }: Fate) =>
    t === undefined ? '' : key ? (target.rows[t]?.[key.target] ?? '') : `row ${target.lines[t]}`
  return {
    id: 'mapped',
    kind: 'table',
    title: 'Rows as the target takes them',
    columns: [
      { label: 'Source row' },
      { label: 'Becomes' },
      { label: key?.heading ?? 'Target row' },
      ...carried.map(({ heading }) => ({ label: heading })),
    ],
    rows: fates
      .filter(({ kind }) => kind !== 'reject')
      .map((fate) => [
        String(source.lines[fate.row] ?? ''),
        fate.kind,
        keyOf(fate) || 'to be assigned',
        ...carried.map(({ heading }) => shownAs(heading, fate.record[heading] ?? '')),
      ]),
  }
}

const isYear = /year|jahr|ann[eé]e|(?<!\p{L})(?:año|anno|ano)(?!\p{L})/iu

/** A year is no amount: 2023 and not 2,023. */
const shownAs = (heading: string, value: string | number) =>
  isYear.test(heading) && /^(?:1[89]|20)\d{2}$/.test(String(value)) ? String(value) : value
