import { expect, test } from 'vitest'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { demo } from './demo.ts'

const idle = { progress: () => undefined }
/** W. Q. Meeker, L. A. Escobar 1998, table C.2: the same 38 lives, whatever the codes. */
const failures = [6700, 9120, 12_200, 13_150, 14_300, 17_520, 20_100, 20_900, 22_700, 26_510, 27_490]
const survivors = [
  6950, 7820, 8790, 9660, 9820, 11_310, 11_690, 11_850, 11_880, 12_140, 12_870, 13_330, 13_470, 14_040,
  17_540, 17_890, 18_450, 18_960, 18_980, 19_410, 20_100, 20_150, 20_320, 23_490, 27_410, 27_890, 28_100,
]
type Coding = [heading: string, failed: string, good: string]

async function shapeOf([heading, failed, good]: Coding, meanings?: Record<string, string>) {
  const rows = [
    ...failures.map((age) => `${age};${failed}`),
    ...survivors.map((age) => `${age};${good}`),
  ].sort()
  const csv = `Life km;${heading}\n${rows.join('\n')}`
  const values = { limit: Number.NaN, planned: 400, failure: 2600 }
  const { report } = await runDemo(demo, { kind: 'table', file: new Blob([csv]), meanings }, values, idle)
  return { shape: report?.figures.find(({ label }) => label === 'Shape β')?.value, report }
}

const codings: Coding[] = [
  ['Failed', '1', '0'],
  ['failed', 'yes', 'no'],
  ['Failed?', 'Y', 'N'],
  ['Failure', 'TRUE', 'FALSE'],
  ['failed', 'T', 'F'],
  ['event', '1', '0'],
  ['Event', '1.0', '0.0'],
  ['Censored', '0', '1'],
  ['censored', 'no', 'yes'],
  ['is_censored', 'False', 'True'],
  ['Suspended', 'N', 'Y'],
  ['Running', '0', '1'],
  ['Status', 'F', 'S'],
  ['Status', 'F', 'C'],
  ['state', 'f', 's'],
  ['Status', 'failed', 'running'],
  ['Status', 'Failed', 'Still running'],
  ['status', 'failure', 'suspension'],
  ['Status', 'FAILED', 'CENSORED'],
  ['outcome', 'broke', 'survived'],
  ['Outcome', 'failed', 'not failed'],
  ['Status', 'Failure', 'No failure'],
  ['Status', 'failed', 'removed'],
  ['Event', 'breakdown', 'removed before failure'],
  ['Status', 'failed', 'in service'],
  ['Status', 'uncensored', 'censored'],
  ['Status', 'dead', 'alive'],
  ['Status (1 = failed, 0 = running)', '1', '0'],
  ['Status (0=F, 1=C)', '0', '1'],
  ['Failed', 'x', ''],
  ['Ausgefallen', 'ja', 'nein'],
  ['Status', 'ausgefallen', 'läuft'],
  ['Zensiert', 'nein', 'ja'],
  ['Status', 'Exact', 'Right censored'],
]
/** Set aside, not tuned to. */
const setAside: Coding[] = [
  ['Failure indicator', '1', '0'],
  ['Suspension', 'FALSE', 'TRUE'],
  ['Unit failed', 'Yes', 'No'],
  ['Status', 'Broken', 'OK'],
  ['Status', 'Fail', 'Suspend'],
  ['Condition status', 'defective', 'operating'],
  ['Status', 'D', 'A'],
  ['Event', 'failed in service', 'still operating'],
  ['Status', 'unplanned removal', 'planned removal'],
  ['Survived', '0', '1'],
  ['Status', 'Défaillance', 'Censuré'],
  ['Event type', 'Failure', 'Preventive replacement'],
  ['Not failed', '0', '1'],
  ['Ended', 'failed', 'withdrawn'],
  ['Still running', 'no', 'yes'],
]

test.for([...codings, ...setAside])('%s: %s for failed and %s for good give β 3.16', async (coding) => {
  expect((await shapeOf(coding)).shape).toBe('3.16')
})

/** Programs use these in both senses: R codes an event as 1 under "status", Minitab a failure as 1 under "Cens", JMP a censored life. */
const open: Coding[] = [
  ['Status', '1', '0'],
  ['Cens', '1', '0'],
  ['Censor', '0', '1'],
  ['status', '2', '1'],
  ['Status', 'A', 'B'],
  ['Status', 'seal', 'running'],
  ['Status', 'removed', 'running'],
  ['Outcome', 'yes', 'no'],
]

test.for(open)('%s: %s and %s are asked for, and no figure is given until then', async (coding) => {
  const { report } = await shapeOf(coding)
  expect(report?.figures).toEqual([])
  expect(report?.headline).toMatch(/^First say what/)
  expect(report?.meanings?.rows.some(({ meaning }) => meaning === null)).toBe(true)
  const [, failed, good] = coding
  expect((await shapeOf(coding, { [failed]: 'failed', [good]: 'running' })).shape).toBe('3.16')
})

test('what the visitor says overrules what was read', async () => {
  const { report } = await shapeOf(['Failed', '1', '0'], { 0: 'failed', 1: 'running' })
  expect(report?.figures.find(({ label }) => label === 'Shape β')?.value).not.toBe('3.16')
  expect(report?.checks?.[0]?.says).toContain('27 failed')
})
