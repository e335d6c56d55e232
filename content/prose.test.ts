import { expect, test } from 'vitest'
import { claims } from '#config/brand.ts'
import { readProse } from '#tests/prose.ts'
import { roles } from './roles/index.ts'
import { solutions } from './solutions/index.ts'
import { faqEntries } from './faq/index.ts'
import { pages } from './pages.ts'
import { pricesInWords } from './prices.ts'

/** Words that say nothing, or too much. */
const advertising =
  /\b(?:unlock|(?<!(?:its|the) )leverag|revolutioni[sz]|seamless|cutting.edge|state.of.the.art|world.class|best.in.class|game.chang|transformative|harness|empower|fast.paced|in today’s (?!money)|next.level|supercharg|turbocharg|effortless|synerg|holistic|paradigm|delve|robustly|ever.evolving|one-stop|it is important to note|needless to say)/i
/** American or dated spelling; -ize is told by its stems, since prize and size are British too. */
const american =
  /\b(?:\w*(?:optimi|organi|personali|anonymi|pseudonymi|analy|utili|minimi|maximi|recogni|summari|prioriti|standardi|normali|visuali|categori|digiti|authori|apologi|reali|speciali|generali|finali)z(?:e|es|ed|er|ers|ing|ation|ations)|behaviors?|colors?|colored|centers?|centered|labor|favor|favorite|neighbor\w*|fiber|liter|(?:training|audit|maintenance|safety|research|leak) programs?|catalog|catalogs|defense|offense|gray|aluminum|mold|molds|molding|plow|skeptic\w*|fulfill|enroll|traveled|modeling|modeled|labeled|labeling|canceled|canceling|gotten|e-mail|hand-over|over night|salesm[ae]n)\b/i
/** Words of the shipped text that the rules would take for something else. */
const allowed = [
  // The product's own name, as the customer gave it.
  'Seamless Integration Framework',
  // Quoted in order to warn of it.
  '“world class 85%”',
  // Prescribed for every form and for the chat.
  'Thanks for your message!',
  'Thanks for your request!',
  "I'm having trouble connecting right now.",
]

const prose = await readProse()
const titles = pages.map(({ path, title, description }) => ({ file: path, texts: [title, description] }))

/** Where a rule is broken, with the words around it. */
function broken(rule: RegExp, of = [...prose, ...titles]) {
  return of.flatMap(({ file, texts }) =>
    texts.flatMap((text) => {
      const own = allowed.reduce((rest, words) => rest.replaceAll(words, ''), text)
      const match = rule.exec(own)
      return match ? [`${file}: …${own.slice(Math.max(0, match.index - 30), match.index + 40)}…`] : []
    }),
  )
}

test('the prose of every collection, page and tool is read', () => {
  const folders = new Set(prose.map(({ file }) => file.split('/').slice(0, -1).join('/')))
  expect([...folders]).toEqual(
    expect.arrayContaining([
      ...[
        'blog',
        'demos',
        'faq',
        'policies',
        'readiness',
        'resources',
        'roles',
        'solutions',
        'use-cases',
      ].map((name) => `content/${name}`),
      ...['chat', 'contact', 'team-request'].map((name) => `features/${name}`),
    ]),
  )
  expect(prose.map(({ file }) => file)).toContain('content/team-augmentation.ts')
})

test('nothing is advertised, and nothing is shouted', () => {
  expect(broken(advertising)).toEqual([])
  expect(broken(/!/)).toEqual([])
})

test('spelling is British and the same everywhere', () => {
  expect(broken(american)).toEqual([])
})

test('quotation marks and apostrophes are typographic, and no word stands twice', () => {
  expect(broken(/["']/)).toEqual([])
  expect(broken(/\b(\p{L}{2,}) \1\b/iu)).toEqual([])
})

test('numbers have one form: £4,000, 40%, thousands with a comma', () => {
  expect(broken(/\d\s%|\d per cent\b/)).toEqual([])
  expect(broken(/£\d{4,}/)).toEqual([])
})

test('customs of other countries are not taken for ours', () => {
  expect(broken(/\bworks (?:council|agreement)s?\b/i)).toEqual([])
})

test('figures of the claims come from the brand: no role, solution or answer writes one or a price of its own', () => {
  // A share alone is no claim: others measure 40% too.
  const claimed: string[] = Object.values(claims).map(({ value, text }) =>
    /^\d+%$/.test(value) ? `${value} ${text}` : value,
  )
  const files = new Set(
    prose.map(({ file }) => file).filter((file) => /content\/(?:roles|solutions)\//.test(file)),
  )
  expect(files.size).toBe(roles.length + solutions.length)
  const own = prose.filter(({ file }) => files.has(file))
  expect(broken(/£/, own)).toEqual([])
  expect(
    own.flatMap(({ texts }) => texts.filter((text) => claimed.some((value) => text.includes(value)))),
  ).toEqual([])
  const derived: string[] = Object.values(pricesInWords)
  // Limits of laws, in millions, are no prices.
  const answers = faqEntries.map(({ id, answer }) => ({
    file: id,
    texts: [
      [...claimed, ...derived]
        .reduce((text, value) => text.replaceAll(value, ''), answer)
        .replace(/£[\d.]+ million/g, ''),
    ],
  }))
  expect(broken(/£\d/, answers)).toEqual([])
})
