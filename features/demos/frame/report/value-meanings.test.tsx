import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ValueMeanings } from './value-meanings.tsx'

const options = [
  { value: 'failed', label: 'Failed' },
  { value: 'running', label: 'Still good' },
]
const show = (rows: { value: string; meaning: string | null }[]) =>
  renderToStaticMarkup(
    <ValueMeanings meanings={{ title: 'Status', options, rows }} onChange={() => undefined} />,
  )

test('a value without a meaning is asked for first, and the list is open', () => {
  const html = show([
    { value: 'F', meaning: 'failed' },
    { value: 'removed', meaning: null },
  ])
  expect(html).toMatch(/<details[^>]* open/)
  expect(html.indexOf('removed')).toBeLessThan(html.indexOf('>F<'))
  expect(html).toContain('Choose what it means')
})

test('with every meaning known the list is closed, and each value shows its own', () => {
  const html = show([{ value: '', meaning: 'running' }])
  expect(html).not.toMatch(/<details[^>]* open/)
  expect(html).toContain('(empty)')
  expect(html).toMatch(/<option value="running" selected/)
  expect(html).not.toContain('Choose')
})
