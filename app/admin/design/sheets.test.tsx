import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sheets } from './sheets.tsx'

const page = () => renderToString(<Sheets />)

test('no part brings a style element, a script or a handler of its own, which the page’s policy would refuse', () => {
  const html = page()
  expect(html.length).toBeGreaterThan(50_000)
  expect(html.match(/<(?:style|script|link)\b|\son[a-z]+=|javascript:/gi)).toBeNull()
})

test('without script a carousel is a list of all its slides', () => {
  const lists = [...page().matchAll(/aria-label="Use cases, scrollable"[^>]*>(.*?)<\/ul>/gs)]
  expect(lists.map(([, list = '']) => list.match(/aria-roledescription="slide"/g)?.length)).toEqual([5, 5])
})

test('every field is named by a label and tells its error and hint to those who listen', () => {
  const html = page()
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
  const labels = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id)
  const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  )
  expect(labels.length).toBe(16)
  expect(described.length).toBeGreaterThanOrEqual(10)
  expect([...labels, ...described].filter((id) => !ids.has(id))).toEqual([])
})
