import { expect, test } from 'vitest'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { countsApart } from './pareto-report.ts'
import { demo } from './demo.ts'

async function run(csv: string) {
  const { report } = await runDemo(
    demo,
    { kind: 'table', file: new Blob([csv]) },
    { lower: Number.NaN, upper: Number.NaN, reference: 0 },
    { progress: () => undefined },
  )
  const check = (name: RegExp) => report?.checks?.find((one) => name.test(one.name))?.state
  return { report, check }
}

test('two counts are as far apart as their difference in roots of their sum', () => {
  // 60 and 40: 20 / 10; the exact binomial probability of 60 or more of 100, either way, is 0.0569.
  expect(countsApart(60, 40)).toBe(2)
  expect(countsApart(0, 0)).toBe(0)
})

test('kinds that differ in capitals and spaces are one, and that is said', async () => {
  const rows = [...Array(20).fill('Scratch'), ...Array(15).fill('scratch '), ...Array(10).fill('Dent')]
  const { report, check } = await run(`Defect\n${rows.join('\n')}\n`)
  expect(report?.headline).toMatch(/^“Scratch” comes first with 35 of 45 \(77\.8%\)/)
  expect([check(/one name/), check(/first place/)]).toEqual(['doubtful', 'passed'])
})

test('an order that chance could turn round is doubtful, and so is a large rest', async () => {
  const { check } = await run('Reason,Count\nDent,22\nScratch,20\nOther,12\nBurr,3')
  expect([check(/first place/), check(/named/)]).toEqual(['doubtful', 'doubtful'])
})

test('a count below 0 is refused with its row', async () => {
  await expect(run('Reason,Count\nDent,22\nScratch,-1\nBurr,3')).rejects.toThrow(/^Row 3 counts -1/)
})

test('a file of lots stays one, though it names kinds of defects', async () => {
  const lots = Array.from({ length: 12 }, (_, i) => `${i + 1},200,${4 + (i % 3)},Dent`)
  const { report } = await run(`Lot,Inspected,Rejected,Defect\n${lots.join('\n')}`)
  expect(report?.blocks[0]?.id).not.toBe('pareto')
})
