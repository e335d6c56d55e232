import { DemoError, type Table } from '#features/demos/frame/demo.ts'
import type { Check, Report, Sentence } from '#features/demos/frame/report/report.ts'
import type { ParetoColumns } from './pareto-columns.ts'

export interface Cause {
  name: string
  count: number
  /** Share of all up to and with it. */
  cumulative: number
}

export interface Causes {
  causes: Cause[]
  total: number
  /** Ways of writing that were put under another, such as "scratch" under "Scratch". */
  merged: number
}

const vitalShare = 0.8
const shownBars = 10
/** Of a standard normal, two-sided, 5%. */
const critical = 1.96
const fewest = 30

/** Each kind with how often it occurs, the most frequent first. Capitals and spaces make no other kind. Throws `DemoError` for counts that can't be. */
export function causesOf({ columns: { cause, times }, lines }: Table<ParetoColumns>): Causes {
  const found = new Map<string, { names: Map<string, number>; count: number }>()
  cause.forEach((text, i) => {
    const count = times ? (times[i] ?? Number.NaN) : 1
    if (count < 0)
      throw new DemoError(`Row ${lines[i]} counts ${count}; how often something occurs can’t be below 0.`)
    if (!(count > 0)) return
    const name = text.trim().replace(/\s+/g, ' ')
    const key = name.toLowerCase()
    const one = found.get(key) ?? { names: new Map<string, number>(), count: 0 }
    one.count += count
    one.names.set(name, (one.names.get(name) ?? 0) + count)
    found.set(key, one)
  })
  const total = [...found.values()].reduce((sum, { count }) => sum + count, 0)
  let reached = 0
  const causes = [...found.values()]
    .map(({ names, count }) => ({
      name: [...names].reduce((most, one) => (one[1] > most[1] ? one : most))[0],
      count,
    }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .map((one) => ({ ...one, cumulative: (reached += one.count) / total }))
  return { causes, total, merged: [...found.values()].reduce((sum, { names }) => sum + names.size - 1, 0) }
}

/**
 * How far apart two counts are in standard errors: of two Poisson counts, given their sum, the first is binomial with a half. Source: Przyborowski
 * and Wilenski, Biometrika 31, 1940, by the normal approximation.
 */
export const countsApart = (a: number, b: number): number => (a + b > 0 ? (a - b) / Math.sqrt(a + b) : 0)

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
const count = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 })

/** A Pareto of defects or reasons, with how sure its order is. */
export function paretoReport(table: Table<ParetoColumns>): Report {
  const read = causesOf(table)
  const { causes, total } = read
  const [first] = causes
  if (!first || causes.length < 2)
    throw new DemoError(
      `${table.headings?.cause ?? 'The column'} holds ${first ? 'one kind' : 'no kind'} only, so there is nothing to rank. Choose the column of kinds or reasons under “What was read”.`,
    )
  const vital = causes.findIndex(({ cumulative }) => cumulative >= vitalShare) + 1
  const [second] = causes.slice(1)
  const sum = totalCheck(table, read)
  return {
    headline:
      sum.state === 'failed'
        ? `No verdict: “${first.name}” looks like a total.`
        : `“${first.name}” comes first with ${count(first.count)} of ${count(total)} (${percent(first.count / total)}); ${count(vital)} of ${count(causes.length)} kinds make up ${percent(causes[vital - 1]?.cumulative ?? 1)}.`,
    figures: [
      { label: 'Counted', value: count(total), basis: `${count(causes.length)} kinds` },
      { label: 'First', value: percent(first.count / total), basis: first.name },
      {
        label: 'First three',
        value: percent(causes[Math.min(2, causes.length - 1)]?.cumulative ?? 1),
        basis: causes
          .slice(0, 3)
          .map(({ name }) => name)
          .join(', '),
      },
      { label: 'Kinds for 80%', value: count(vital), basis: `of ${count(causes.length)}` },
    ],
    blocks: [
      {
        id: 'pareto',
        kind: 'bars',
        title: `Pareto of ${table.headings?.cause ?? 'defects'}`,
        labelHeading: 'Kind',
        labels: causes.slice(0, shownBars).map(({ name }) => name),
        series: [{ name: 'How often', values: causes.slice(0, shownBars).map((one) => one.count) }],
        digits: causes.every((one) => Number.isInteger(one.count)) ? 0 : 2,
        ...(causes.length > shownBars && {
          note: `The first ${shownBars} of ${count(causes.length)}; the table has all of them.`,
        }),
      },
      {
        id: 'pareto-figures',
        kind: 'table',
        title: 'Kinds and their share',
        columns: [
          { label: 'Kind' },
          { label: 'How often' },
          { label: 'Share', unit: '%', digits: 1 },
          { label: 'Cumulative', unit: '%', digits: 1 },
        ],
        rows: causes.map((one) => [one.name, one.count, (one.count / total) * 100, one.cumulative * 100]),
      },
    ],
    meaning: meaningOf(read, vital),
    checks: [sum, orderCheck(first, second), restCheck(read), countCheck(table, read), spellingCheck(read)],
  }
}

function meaningOf({ causes, total }: Causes, vital: number): Sentence[] {
  const even = vital / causes.length
  const [first] = causes
  return [
    {
      text:
        even <= 0.4
          ? `A few kinds matter: ${count(vital)} of ${count(causes.length)} bring four fifths of all. Work on these first.`
          : `No few kinds stand out: it takes ${count(vital)} of ${count(causes.length)} to bring four fifths. Look for a cause that they share, or divide them by machine, product or shift.`,
      block: 'pareto',
    },
    {
      text: `Without “${first?.name}” there would be ${count(total - (first?.count ?? 0))} left.`,
      block: 'pareto-figures',
    },
    {
      text: 'How often is not how bad: weigh kinds by what each costs before you decide. Whether the number rises or falls over time is for a chart of counts by lot or day.',
    },
  ]
}

function orderCheck(first: Cause, second: Cause | undefined): Check {
  const name = 'The first place is no chance'
  if (!second) return { name, state: 'doubtful', says: 'There is only one kind.' }
  const z = countsApart(first.count, second.count)
  const says = `“${first.name}” ${count(first.count)} and “${second.name}” ${count(second.count)} are ${z.toFixed(1)} standard errors apart`
  return z >= critical
    ? { name, state: 'passed', says: `${says}, which chance rarely does.` }
    : { name, state: 'doubtful', says: `${says}: next month their order may be the other way round.` }
}

/** Fewer kinds, or kinds that are counted a few times only, add up to another by chance. */
const [fewestParts, fewestOfTotal] = [3, 100]

/** A sum of the other rows, whatever it is called, would come first as a kind of its own. */
function totalCheck({ columns: { times } }: Table<ParetoColumns>, { causes, total }: Causes): Check {
  const name = 'No row is the sum of the others'
  const [first, ...others] = causes
  const isTotal =
    times !== undefined &&
    first !== undefined &&
    others.length >= fewestParts &&
    first.count >= fewestOfTotal &&
    Math.abs(first.count * 2 - total) < total * 1e-9
  return isTotal
    ? {
        name,
        state: 'failed',
        says: `“${first.name}” is just as many as all others together (${count(first.count)}), as a total is. Take that row out of the file if it is one.`,
      }
    : { name, state: 'passed', says: 'None is as many as all others together.' }
}

const isRest = (text: string) =>
  /^(?:other|others|misc\w*|unknown|n\/?a|none|various|sonstige\w*|andere\w*|unbekannt|autres?|divers|otros?|altro|altri)\b/i.test(
    text,
  )

function restCheck({ causes, total }: Causes): Check {
  const name = 'Most kinds are named'
  const rest = causes.filter((one) => isRest(one.name)).reduce((sum, one) => sum + one.count, 0)
  return rest / total > 0.1 || isRest(causes[0]?.name ?? '')
    ? {
        name,
        state: 'doubtful',
        says: `${count(rest)} (${percent(rest / total)}) are “other” or unknown; what is behind them may change the order.`,
      }
    : { name, state: 'passed', says: `${percent(1 - rest / total)} have a kind of their own.` }
}

function countCheck(
  { columns: { times }, length, headings }: Table<ParetoColumns>,
  { total }: Causes,
): Check {
  const name = 'There are enough of them'
  const how = times
    ? `${headings?.times ?? 'The counts'} are added up over ${count(length)} rows`
    : `Each of ${count(length)} rows counts once, as no column says how often`
  return total < fewest
    ? {
        name,
        state: 'doubtful',
        says: `${how}: ${count(total)}. Below ${fewest} a ranking is little more than chance.`,
      }
    : { name, state: 'passed', says: `${how}: ${count(total)}.` }
}

const spellingCheck = ({ merged }: Causes): Check => ({
  name: 'Each kind has one name',
  state: merged > 0 ? 'doubtful' : 'passed',
  says:
    merged > 0
      ? `${count(merged)} that differed only in capitals or spaces ${merged === 1 ? 'was' : 'were'} put together. Other spellings of one kind count as kinds of their own.`
      : 'No two differ only in capitals or spaces.',
})
