import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { answer, readAddress } from '#features/calculators/calculator.ts'
import { downtimeCalculator } from '#features/calculators/downtime-form.ts'
import { oeeCalculator } from '#features/calculators/oee-form.ts'
import { demo } from '#features/demos/dynamic-operational-dashboards/demo.ts'
import { runDemo, type Source } from '#features/demos/frame/run-demo.ts'
import { FilledFrom, filledFrom } from './filled-from.tsx'

const idle = { progress: () => undefined }

async function linksOf(source: Source, settings = {}) {
  const { report } = await runDemo(demo, source, settings, idle)
  const links = (report?.links ?? []).map(({ to }) => new URL(to, 'https://example.com'))
  const figures = Object.fromEntries(report?.figures.map(({ label, value }) => [label, value]) ?? [])
  return { links, figures }
}
const file = (name: string) => new File([readFileSync(`tests/files/${name}`)], name)

test.for([
  ['the sample', { kind: 'sample' }, {}],
  [
    'two lines',
    { kind: 'table', file: file('headings/two-lines-oee.csv') },
    { scope: 'all', idealSeconds: 3 },
  ],
] as const)(
  '%s: the calculator of OEE opens with the demo’s figures and gives its OEE',
  async ([, source, settings]) => {
    const { links, figures } = await linksOf(source, settings)
    const own = links.find(({ pathname }) => pathname === '/resources/oee-calculator')
    const { outcome } = answer(
      oeeCalculator,
      readAddress(oeeCalculator.fields, own?.searchParams ?? new URLSearchParams()),
    )
    expect(outcome?.headline.value).toBe(figures['OEE'])
    expect(outcome?.readings.map(({ value }) => value)).toEqual([
      figures['Availability'],
      figures['Performance'],
      figures['Quality'],
    ])
  },
)

test('parts with several ideal cycles have a quality that the calculator can’t give, and no link to it', async () => {
  const { links } = await linksOf({ kind: 'table', file: file('visitors/cnc-hours.txt') }, { scope: 'all' })
  expect(links).toEqual([])
})

test('the calculator of downtime gets how long a stop of the log lasts and the parts in an hour of running', async () => {
  const log =
    'Start,End,State,Parts\n08:00,10:00,Running,1200\n10:00,10:30,Breakdown,0\n10:30,11:30,Running,600\n11:30,11:40,Breakdown,0\n'
  const source = { kind: 'table', file: new File([log], 'log.csv') } as const
  const { links } = await linksOf(source, { idealSeconds: 4, minorBelow: 5, scope: 'all' })
  const own = links.find(({ pathname }) => pathname === '/resources/downtime-cost-calculator')
  expect(Object.fromEntries(own?.searchParams ?? [])).toEqual({
    minutes: '20',
    rate: '600',
    from: 'dynamic-operational-dashboards',
  })
})

test('an address holds figures and the demo’s name, no word of the file', async () => {
  const { links } = await linksOf({ kind: 'sample' })
  expect(links).toHaveLength(2)
  for (const { searchParams } of links) {
    expect(searchParams.get('from')).toBe('dynamic-operational-dashboards')
    searchParams.delete('from')
    for (const [name, value] of searchParams)
      expect([name, value]).toEqual([name, expect.stringMatching(/^[\d.]+$/)])
  }
})

const search = (text: string) => new URLSearchParams(text)

test('the page says which fields the demo filled in, and that the others are an example', () => {
  const filled = filledFrom(
    downtimeCalculator.fields,
    search('minutes=20&rate=600&from=dynamic-operational-dashboards'),
  )
  const html = filled ? renderToStaticMarkup(<FilledFrom {...filled} />) : ''
  expect(html.replace(/<[^>]+>/g, '')).toMatch(
    /^Length of a stop and output when running are from the result of the demo .+\. Each can be changed below\. All other figures are an example/,
  )
  expect(html).toContain('href="/demo/dynamic-operational-dashboards"')
})

test('a name that is no demo’s, or no figures, say nothing', () => {
  expect(filledFrom(oeeCalculator.fields, search('planned=4&from=<b>somebody</b>'))).toBeUndefined()
  expect(filledFrom(oeeCalculator.fields, search('from=dynamic-operational-dashboards'))).toBeUndefined()
  expect(filledFrom(oeeCalculator.fields, search('planned=4'))).toBeUndefined()
})
