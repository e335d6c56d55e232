import type { Sheet } from '#features/demos/frame/demo.ts'
import { seededRandom, type Random } from '#lib/random.ts'
import { tongues, type Tongue } from './generated-names.ts'

/** What kind of set is made: the errors are those of febrl (P. Christen, A. Pudjijono, PAKDD 2009), names and rates our own. */
export interface PeopleSet {
  seed: number
  target: number
  /** Rows of the source that mean one of the target, and those that mean nobody there. */
  matched: number
  fresh: number
  tongue: keyof typeof tongues
  /** Of the matched, entered a second time with other errors. */
  duplicates?: number
  /** Share of fields of a matched row that are spelt otherwise. */
  errors: number
  /** Columns that both files lack. */
  without?: readonly string[]
  /** Share of people who share surname, street, place and phone with another one. */
  families?: number
}

const headings = [
  'given_name',
  'surname',
  'street_number',
  'address_1',
  'suburb',
  'postcode',
  'date_of_birth',
  'phone',
] as const
type Person = Record<(typeof headings)[number], string>

const pad = (value: number, size: number) => String(value).padStart(size, '0')
/** Few names are common, many are rare. */
const rank = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(list.length * random.next() ** 1.7)] ?? random.pick(list)

function drawPerson(random: Random, { first, last, street, town }: Tongue): Person {
  const [suburb, postcode] = rank(town(random), random)
  return {
    given_name: rank(first, random),
    surname: last(random),
    street_number: String(random.whole(1, 220)),
    address_1: street(random),
    suburb,
    postcode,
    date_of_birth: `${random.whole(1930, 2005)}-${pad(random.whole(1, 12), 2)}-${pad(random.whole(1, 28), 2)}`,
    phone: `0${random.whole(2, 8)} ${pad(random.whole(0, 99_999_999), 8)}`,
  }
}

/** Two tables and which row of the target each row of the source means; −1 for none. */
export function generatedPeople(set: PeopleSet): { source: Sheet; target: Sheet; truth: number[] } {
  const random = seededRandom(set.seed)
  const tongue = tongues[set.tongue]
  const people: Person[] = []
  const draw = () => {
    const other = people.length > 0 && random.next() < (set.families ?? 0) ? random.pick(people) : undefined
    const own = drawPerson(random, tongue)
    const { given_name, date_of_birth } = own
    const person = other ? { ...other, given_name, date_of_birth } : own
    people.push(person)
    return person
  }
  const target = Array.from({ length: set.target }, draw)
  const entries = [
    ...target
      .slice(0, set.matched)
      .map((person, t) => ({ person: spoilt(person, random, tongue, set.errors), t })),
    ...target
      .slice(0, set.duplicates ?? 0)
      .map((person, t) => ({ person: spoilt(person, random, tongue, set.errors), t })),
    ...Array.from({ length: set.fresh }, () => ({ person: draw(), t: -1 })),
  ]
  shuffle(entries, random)
  const order = Array.from({ length: set.target }, (_, i) => i)
  shuffle(order, random)
  const placeOf = new Map(order.map((t, place) => [t, place]))
  const kept = headings.filter((heading) => !set.without?.includes(heading))
  const sheet = (name: string, some: readonly Person[]): Sheet => ({
    name,
    headings: [...kept],
    rows: some.map((person) => kept.map((heading) => person[heading])),
    lines: some.map((_, i) => i + 2),
  })
  return {
    source: sheet(
      'source.csv',
      entries.map(({ person }) => person),
    ),
    target: sheet(
      'target.csv',
      order.flatMap((t) => target[t] ?? []),
    ),
    truth: entries.map(({ t }) => placeOf.get(t) ?? -1),
  }
}

function shuffle<T>(list: T[], random: Random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.whole(0, i)
    const [a, b] = [list[i], list[j]]
    if (a !== undefined && b !== undefined) [list[i], list[j]] = [b, a]
  }
}

function spoilt(person: Person, random: Random, tongue: Tongue, errors: number): Person {
  const often = (share: number) => random.next() < share
  const own = { ...person }
  if (often(0.08)) {
    const { street_number, address_1, suburb, postcode, phone } = drawPerson(random, tongue)
    Object.assign(own, { street_number, address_1, suburb, postcode }, often(0.5) ? { phone } : {})
  }
  for (const heading of headings) {
    if (!often(errors)) continue
    const kind = random.next()
    if (kind < 0.25) own[heading] = ''
    else if (heading === 'given_name' && kind < 0.5)
      own[heading] = tongue.short[own[heading]] ?? own[heading].slice(0, 1)
    else if (heading === 'address_1' && kind < 0.6) own[heading] = tongue.abbreviate(own[heading])
    else if (heading === 'date_of_birth' && kind < 0.5) own[heading] = dateSpoilt(own[heading], random)
    else own[heading] = mistyped(own[heading], random)
  }
  if (often(0.03)) Object.assign(own, { given_name: own.surname, surname: own.given_name })
  return own
}

function dateSpoilt(date: string, random: Random): string {
  const [year = '', month = '', day = ''] = date.split('-')
  if (Number(day) <= 12 && random.next() < 0.5) return `${year}-${day}-${month}`
  return `${year}-${month}-${pad(random.whole(1, 28), 2)}`
}

function mistyped(text: string, random: Random): string {
  if (text.length < 2) return text
  const at = random.whole(0, text.length - 2)
  const [a = '', b = ''] = [text[at], text[at + 1]]
  const digit = /\d/.test(a)
  const other = digit ? String(random.whole(0, 9)) : random.pick([...'aeioulnrst'])
  const [start, rest] = [text.slice(0, at), text.slice(at + 2)]
  return random.pick([
    start + b + a + rest,
    start + b + rest,
    start + other + b + rest,
    start + a + other + b + rest,
  ])
}
