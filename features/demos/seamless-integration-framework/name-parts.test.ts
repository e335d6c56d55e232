import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Sheet } from '#features/demos/frame/demo.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { demo } from './demo.ts'
import { integrate } from './integrate.ts'
import { withNameParts } from './name-parts.ts'

const fileOf = (name: string) => new File([readFileSync(`tests/files/guessed-roles/${name}`)], name)
const work = { progress: () => undefined }
const settings = { nameWeight: 0.4, least: 0.35, linkFrom: 0.95, reviewFrom: 0.02 }

const sheetOf = (...[headings = [], ...rows]: string[][]): Sheet => ({
  name: 'list.csv',
  headings,
  rows,
  lines: rows.map((_, i) => i + 2),
})

test('a full name becomes first name and surname: 8 of 56 are new and complete', async () => {
  const files = { source: [fileOf('contacts.csv')], target: [fileOf('members.xlsx')] }
  const { report } = await runDemo(demo, { kind: 'sheets', files }, {}, work)
  const mapped = report?.blocks.find(({ id }) => id === 'mapped')
  if (mapped?.kind !== 'table') throw new Error('No table of rows')
  const at = (name: string) => mapped.columns.findIndex(({ label }) => label === name)
  const names = mapped.rows.map((row) => [row[at('First name')], row[at('Emp. surname')]])
  // One of twins waits for a person: the telephone is the sister’s.
  expect(names).toHaveLength(55)
  expect(names.flat().filter((name) => !name || String(name).includes(' '))).toEqual([])
  expect(mapped.rows.filter((row) => row[at('Becomes')] === 'new')).toHaveLength(8)
  expect(names[0]).toEqual(['James', 'Burke'])
})

const people = [
  ['Anna', 'Berg'],
  ['Jens', 'van der Meer'],
  ['Mia Sophie', 'Roth'],
  ['Olaf', 'Kern'],
  ['Petra', 'Lutz'],
  ['Uwe', 'Zorn'],
  ['Rita', 'Falk'],
  ['Ina', 'Horn'],
]
const apart = sheetOf(['Vorname', 'Nachname'], ...people)

test.for([
  { what: 'first name first', cells: people.map(([first, last]) => `${first} ${last}`) },
  { what: 'a comma behind the surname', cells: people.map(([first, last]) => `${last}, ${first}`) },
])('names are taken apart: $what', ({ cells }) => {
  const { headings, rows } = withNameParts(
    sheetOf(['Ansprechpartner', 'Kunde'], ...cells.map((cell, i) => [cell, `K${i}`])),
    apart,
  )
  expect(headings.slice(2)).toEqual(['Vorname (from Ansprechpartner)', 'Nachname (from Ansprechpartner)'])
  expect(rows.map((row) => row.slice(2))).toEqual(people)
})

test('other people are taken apart by the headings alone, and of one word nobody guesses a surname', () => {
  const others = [['Tom Ash'], ['Sue Oak'], ['Ian Elm'], ['Kay Fir'], ['Bob Yew'], ['Prince']]
  const { rows } = withNameParts(sheetOf(['Contact name'], ...others), apart)
  expect(rows[0]).toEqual(['Tom Ash', 'Tom', 'Ash'])
  expect(rows[5]).toEqual(['Prince', 'Prince', ''])
})

test('first name and surname are put together for a target that keeps full names', () => {
  const whole = sheetOf(['Client'], ...people.map(([first, last]) => [`${last}, ${first}`]))
  const { headings, rows } = withNameParts(apart, whole)
  expect(headings[2]).toMatch(/^Client \(from /)
  expect(rows[0]?.[2]).toBe('Berg, Anna')
})

test.for(['Full name', 'Town'])('a table that needs no such thing stays as it is: %s', (heading) => {
  const whole = sheetOf([heading], ...people.map(([first, last]) => [`${first} ${last}`]))
  expect(withNameParts(whole, whole)).toBe(whole)
})

test('a new row that lacks what the target requires is refused with the reason; an update and the target’s own numbers are not', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const rows = letters.map((one, i) => [`${one}${letters[25 - i]}mix${one} Ltd`, `0${1000 + i * 37}`])
  const source = sheetOf(['Company', 'Code'], ...rows)
  const target = sheetOf(
    ['No', 'Firm', 'Postcode', 'Salesperson'],
    ...rows.slice(2).map(([name = '', code = ''], i) => [String(500 + i), name, code, i % 2 ? 'Kim' : 'Lee']),
  )
  const chosen = new Map([
    [0, -1],
    [1, 0],
    [2, 1],
    [3, -1],
  ])
  const { fates } = integrate(source, target, settings, chosen, work)
  const reason = {
    field: 'Salesperson',
    value: '',
    text: 'has no column in the source, and the target requires it',
  }
  expect(fates.slice(0, 2).map(({ kind, reasons }) => [kind, reasons])).toEqual([
    ['reject', [reason]],
    ['reject', [reason]],
  ])
  expect(new Set(fates.slice(2).map(({ kind }) => kind))).toEqual(new Set(['update']))
})
