import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Setting } from '#features/demos/frame/demo.ts'
import { readProjectFile, writeProjectFile } from './project-file.ts'
import { openRecord, recordOf } from './project-record.ts'
import { freeName, type Project } from './project.ts'

const settings: Record<string, Setting> = {
  lower: {
    kind: 'number',
    label: 'Lower limit',
    min: -100,
    max: 100,
    step: 1,
    value: 27,
    forOwnFile: 'empty',
  },
  rules: { kind: 'number', label: 'Rules', min: 1, max: 4, step: 1, value: 4 },
}
const tableDemo = { slug: 'quality-insight-automation', kind: 'table' as const, settings }

const project = (more: Partial<Project> = {}): Project => ({
  slug: 'quality-insight-automation',
  title: 'Control charts that name the rule',
  name: 'Line 3',
  savedAt: 1_760_000_000_000,
  settings: { lower: Number.NaN, rules: 2 },
  source: {
    kind: 'table',
    id: 7,
    file: new File(['Gewicht;Charge\n1,5;A\n'], 'Kappe/März.csv', { type: 'text/csv' }),
    choices: { formats: { Gewicht: 'number ,' }, roles: { reading: 'Gewicht', subgroup: null } },
    meanings: { A: 'good' },
  },
  ...more,
})

const zipped = (record: unknown, files: Record<string, Uint8Array> = {}) =>
  new Blob([zipSync({ 'project.json': strToU8(JSON.stringify(record)), ...files })])

const reopened = async (file: Blob) => {
  const { record, contents } = await readProjectFile(file)
  return openRecord(record, contents, tableDemo, 1)
}

test('an exported project opens with file, settings, mapping and meanings as they were', async () => {
  const { project: opened, notes } = await reopened(await writeProjectFile(project()))
  expect(notes).toEqual([])
  const { file, ...source } = opened.source as { kind: 'table'; file: File }
  expect(await file.text()).toBe('Gewicht;Charge\n1,5;A\n')
  expect([file.name, file.type]).toEqual(['Kappe/März.csv', 'text/csv'])
  expect(source).toEqual({
    kind: 'table',
    id: 1,
    choices: { formats: { Gewicht: 'number ,' }, roles: { reading: 'Gewicht', subgroup: null } },
    meanings: { A: 'good' },
  })
  expect(opened.settings).toEqual({ lower: Number.NaN, rules: 2 })
  expect([opened.name, opened.savedAt]).toEqual(['Line 3', 1_760_000_000_000])
})

test('a person without this page finds their file in the archive', async () => {
  const bytes = new Uint8Array(await (await writeProjectFile(project())).arrayBuffer())
  expect(Object.keys(unzipSync(bytes))).toEqual(['project.json', 'files/01 Kappe März.csv'])
})

test('tables of two places that have one name stay apart, and pairs come along', async () => {
  const source = {
    kind: 'sheets' as const,
    files: { source: [new File(['a'], 'same.csv')], target: [new File(['b'], 'same.csv')] },
    pairs: [0, null, 2],
  }
  const { record, contents } = await readProjectFile(await writeProjectFile(project({ source })))
  const { project: opened } = openRecord(record, contents, { ...tableDemo, kind: 'sheets' }, 1)
  const { files, pairs } = opened.source as typeof source
  expect(await files.source[0]?.text()).toBe('a')
  expect(await files.target[0]?.text()).toBe('b')
  expect(pairs).toEqual([0, null, 2])
})

test('settings that the demo no longer takes are left at their start, with a note', async () => {
  const old = project({ settings: { lower: 900, rules: 2, former: 1 } })
  const { project: opened, notes } = await reopened(await writeProjectFile(old))
  expect(opened.settings).toEqual({ rules: 2 })
  expect(notes).toEqual([
    'Lower limit: the project holds no number from -100 to 100, so the usual one stands.',
    'One setting in the project isn’t one of this demo and is ignored.',
  ])
})

const good = recordOf(project())
const csv = { 'files/01 Kappe März.csv': strToU8('a') }

test.for([
  ['a text', new Blob(['hello'])],
  ['nothing', new Blob([])],
  ['an archive of something else', new Blob([zipSync({ 'xl/workbook.xml': strToU8('<x/>') })])],
  ['no JSON', new Blob([zipSync({ 'project.json': strToU8('{"format":') })])],
  ['another thing as JSON', zipped([1, 2, 3])],
  ['no name', zipped({ ...good, name: ' ' }, csv)],
  ['a strange key', zipped({ ...good, script: 'x' }, csv)],
  ['a strange kind', zipped({ ...good, said: { kind: 'shell' } }, csv)],
  [
    'a strange format',
    zipped({ ...good, said: { kind: 'table', choices: { formats: { a: 'eval' } } } }, csv),
  ],
  ['rows before the first', zipped({ ...good, said: { kind: 'table', choices: { skip: -1 } } }, csv)],
  ['a time beyond all calendars', zipped({ ...good, savedAt: 1e300 }, csv)],
  ['its file missing', zipped(good)],
  ['a file outside the archive', zipped(good, { '../../01 Kappe März.csv': strToU8('a') })],
  ['another kind of demo', zipped({ ...good, said: { kind: 'pictures' } }, csv)],
] as const)('a file with %s is refused in words', async ([, file]) => {
  await expect(reopened(file)).rejects.toThrow(/Nothing was changed|no project/)
})

test('a project of another demo names it', async () => {
  const other = zipped({ ...good, slug: 'machine-vision', title: 'Parts against a master' }, csv)
  await expect(reopened(other)).rejects.toThrow(
    'This is a project of the demo “Parts against a master”. Open it there.',
  )
})

test('a project of a newer page says so', async () => {
  await expect(reopened(zipped({ ...good, format: 2 }, csv))).rejects.toThrow('newer version of this page')
})

test('a file that unpacks to more than 40 MB is refused before it is unpacked', async () => {
  const bomb = zipped(good, { 'files/01 Kappe März.csv': new Uint8Array(41_000_000) })
  expect(bomb.size).toBeLessThan(100_000)
  await expect(reopened(bomb)).rejects.toThrow('larger than this page takes')
})

test('an archive that lies about the size of a file gives no more than it said', async () => {
  const bytes = zipSync({
    'project.json': strToU8(JSON.stringify(good)),
    'files/01 Kappe März.csv': new Uint8Array(20_000_000),
  })
  // The size stands in the local header and in the directory, little end first.
  const size = new Uint8Array(new Uint32Array([20_000_000]).buffer)
  for (let at = 0; at < bytes.length - 4; at++)
    if (size.every((byte, i) => bytes[at + i] === byte)) bytes.set([10, 0, 0, 0], at)
  const { contents } = await readProjectFile(new Blob([bytes])).catch(() => ({ contents: [] }))
  for (const { size } of contents) expect(size).toBeLessThanOrEqual(10)
})

test('names of prototypes are only names', async () => {
  const text = JSON.stringify(good).replace('"roles":{', '"roles":{"__proto__":"Gewicht",')
  const file = new Blob([zipSync({ 'project.json': strToU8(text), ...csv })])
  await reopened(file).catch(() => undefined)
  expect(Object.prototype).not.toHaveProperty('Gewicht')
  expect(({} as Record<string, unknown>)['reading']).toBeUndefined()
})

test('no damage to a project file throws anything but words', async () => {
  const whole = new Uint8Array(await (await writeProjectFile(project())).arrayBuffer())
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }), async (at, byte) => {
      const bytes = whole.slice()
      bytes[at] = byte
      const error: unknown = await reopened(new Blob([bytes])).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(error === undefined || (error as Error).name === 'ProjectError').toBe(true)
    }),
  )
})

test('a second project of one name is numbered', () => {
  expect(freeName('Line 3', [])).toBe('Line 3')
  expect(freeName('Line 3', ['Line 3'])).toBe('Line 3 (2)')
  expect(freeName('Line 3 (2)', ['Line 3', 'Line 3 (2)'])).toBe('Line 3 (3)')
})
