import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { mentionMatcher } from '#features/privacy/mentions/mention-matcher.ts'
import { composed, composedDuring, composing, literals, type Expression } from './expressions.ts'
import { isLong, noted, patienceMs } from './ledger.ts'
import type { Question, Verdict } from './pump.ts'

/** A request's body; what is longer is read by parsers, not by expressions. */
const longestInput = 64 * 1024
/** A text of that length takes an expression that reads it once a few ms, or 64 times that where it looks ahead so far. */
const slowMs = 400
const hungMs = 60_000

/** Where less can arrive, how much, and what sees to it. */
const shorter: [path: RegExp, characters: number, why: string][] = [
  [/^features\/chat\/(?!light|grounded)/, 2000, 'a visitor’s message, by its schema'],
  [/^features\/chat\//, 4000, 'an answer of staff or of a model, cut before it is read'],
  [
    /^app\/(?:entry\.server|public\/manifest)/,
    2000,
    'our own HTML and CSS: what others wrote stands escaped in it',
  ],
  [/^server\/http\/security-headers/, 2000, 'our own HTML: what others wrote stands escaped in it'],
  [/^lib\/(?:seo-score|pdf-look)/, 2000, 'our own HTML and CSS: what others wrote stands escaped in it'],
  [
    /^app\/public\/parts\/text\/|^features\/search\/(?:catalogue-)?documents|^lib\/pdf\/text/,
    5000,
    'paragraphs of ours and answers of staff',
  ],
  [
    /^app\/public\/robots|^features\/publishing\/posts\/(?:feeds|staff-posts\.server\/check-post)/,
    2000,
    'the SITE_URL of the operator',
  ],
  [
    /^server\/(?:pages\/pages|settings)|^features\/publishing\/(?:redirects\/|published|missing-pages\/missed)|^features\/analytics\/events\/visit/,
    2000,
    'an address of a page, cut in server/pages/pages.ts',
  ],
  [/^features\/publishing\/redirects\/redirects\.server/, 2000, 'an address, by its schema'],
  [/^lib\/fetch-guard\/(?:address|body)/, 4000, 'an address, cut before; the first kilobyte of an answer'],
  [/^features\/job-scanner\/boards\/places/, 300, 'the name of a place, cut before'],
  [/^features\/job-scanner\/boards\/(?:reading|board-address)/, 2000, 'an address, by its schema'],
  [/^features\/lead-import\/(?:row-values|companies\/)/, 10_000, 'a cell of an import, cut by the reader'],
  [/^features\/demos\/frame\/read\/(?:number|duration)\.ts/, 60, 'a cell; a longer one is no number'],
  [/^features\/demos\/frame\/read\/number-styles/, 255, 'a code of a format, cut before'],
  [/^features\/demos\//, 10_000, 'the visitor’s own file, in the visitor’s own worker'],
]

const longestFor = (path: string) => shorter.find(([place]) => place.test(path))?.[1] ?? longestInput

/** A pool of one: what hangs is ended, and said to have hung. */
function pump() {
  let worker: Worker | undefined
  onTestFinished(() => void worker?.terminate())
  return (question: Question): Promise<Verdict> =>
    new Promise((done, broken) => {
      const current = (worker ??= new Worker(new URL('pump.ts', import.meta.url)))
      const finish = (verdict: Verdict) => {
        clearTimeout(timer)
        current.off('message', finish).off('error', broken)
        done(verdict)
      }
      const timer = setTimeout(() => {
        worker = undefined
        void current.terminate()
        finish({ tried: 0, input: 'hung', ms: hungMs })
      }, hungMs)
      current.once('message', finish)
      current.once('error', broken)
      current.postMessage(question, [])
    })
}

async function findings(expressions: Expression[], pumps: number) {
  const timed = pump()
  const groups = Map.groupBy(expressions, ({ source, flags }) => `/${source}/${flags}`)
  const slow: string[] = []
  let tried = 0
  for (const [name, places] of groups) {
    const longest = Math.max(...places.map(({ path }) => longestFor(path)))
    const [{ source = '', flags = '' } = {}] = places
    const verdict = await timed({ source, flags, longest, pumps })
    tried += verdict.tried
    if (verdict.ms > slowMs)
      slow.push(
        `${[...new Set(places.map(({ path }) => path))].join(', ')}: ${name.slice(0, 120)} takes ${Math.round(verdict.ms)} ms for ${longest} characters of ${verdict.input}`,
      )
  }
  return { slow, tried, count: groups.size }
}

test(
  'the pump finds expressions that are known to hang, and passes one that is safe',
  { timeout: patienceMs },
  async () => {
    const bad = ['^(a+)+$', '(?:x|xx)+y', '\\s+$', '[,;]+$', '\\S+@\\S+']
    const { slow } = await findings(
      bad.map((source) => ({ path: 'planted', source, flags: '' })),
      24,
    )
    expect(slow.map((line) => line.split(' ')[1])).toEqual(bad.map((source) => `/${source}/`))
    expect((await findings([{ path: 'planted', source: '^[a-z]+\\d*$', flags: 'i' }], 24)).slow).toEqual([])
  },
)

test(
  'no expression of the running site takes long over any text that can reach it',
  { timeout: patienceMs },
  async () => {
    const built = composing()
    // These put names of our own code into a pattern, within functions.
    const byName = new Set([
      'lib/pdf/look.ts',
      'lib/seo-score.ts',
      'server/pages/own-addresses.ts',
      'server/http/security-headers.ts',
    ])
    // These put what someone said of themselves into it.
    const ofPersons = 'features/privacy/mentions/mention-matcher.ts'
    const early = [...built.keys()].filter((path) => !byName.has(path) && path !== ofPersons)
    const made = await composed(early)
    // A second try finds them as well.
    const again = await composed(early)
    const persons = await composedDuring(ofPersons, () =>
      mentionMatcher({
        emails: ['a@site.test', 'a.a.a.a.a.a@a-a.a-a.test', '_+-@a.test', `${'a'.repeat(64)}@a.test`],
        phones: ['442079460000', '35311111111', '999000000000'],
        names: ['A A', 'Ann Li', 'Aa-Aa Aa-Aa Aa', "O'O'O'O' O''O", 'Ö Æ ß'.repeat(8)],
        shared: [],
      }),
    )
    expect(persons.length).toBeGreaterThanOrEqual(built.get(ofPersons) ?? 0)
    for (const path of early)
      for (const found of [made, again])
        expect(found.filter((one) => one.path === path).length, path).toBeGreaterThanOrEqual(
          built.get(path) ?? 0,
        )
    const all = [...literals(), ...made, ...persons]
    expect(all.length).toBeGreaterThan(400)
    const { slow, tried, count } = await findings(all, isLong ? 48 : 8)
    expect(
      noted({ attack: 'ReDoS: expressions pumped', payloads: tried, targets: count, findings: slow }),
    ).toEqual([])
  },
)
