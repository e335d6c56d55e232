import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChecksView } from './checks-view.tsx'
import { reportRows } from './report-csv.ts'
import type { Check } from './report.ts'

const checks: Check[] = [
  { name: 'Enough failures', state: 'passed', says: '24 failures of 40 parts.' },
  { name: 'One kind of failure', state: 'doubtful', says: 'The points bend at 300 hours.' },
  { name: 'Ages over zero', state: 'failed', says: 'Row 7 has an age of −3.' },
]

test('each check is told by a word and a mark, not by colour alone', () => {
  const html = renderToStaticMarkup(<ChecksView checks={checks} />)
  const items = html.split('<li').slice(1)
  expect(items).toHaveLength(3)
  ;['Passed', 'Doubtful', 'Failed'].forEach((word, i) => {
    expect(items[i]).toContain(word)
    expect(items[i]).toContain('<svg')
    expect(items[i]).toContain(checks[i]?.says)
  })
  expect(new Set(items.map((item) => /<path d="([^"]*)"/.exec(item)?.[1])).size).toBe(3)
})

test('a report without checks shows no heading for them', () => {
  expect(renderToStaticMarkup(<ChecksView checks={[]} />)).toBe('')
})

test('the export names each check with its state', () => {
  const rows = reportRows({ headline: 'No verdict.', figures: [], blocks: [], meaning: [], checks })
  expect(rows).toContainEqual(['Check', 'Ages over zero: failed', 'Row 7 has an age of −3.'])
})
