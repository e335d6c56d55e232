import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { expect, test } from 'vitest'
import { projectFormat, type ProjectRecord } from './project.schema.ts'
import { openProjectStore } from './project-store.ts'

const record = (name: string, savedAt = 1_760_000_000_000): ProjectRecord => ({
  format: projectFormat,
  slug: 'quality-insight-automation',
  title: 'Control charts that name the rule',
  name,
  savedAt,
  settings: { lower: null, rules: '4' },
  said: { kind: 'table', choices: { roles: { reading: 'Weight' } } },
  files: [{ slot: 'table', name: 'caps.csv', type: 'text/csv' }],
})
const caps = new Blob(['Weight\n1\n2\n'], { type: 'text/csv' })

async function emptyStore() {
  await deleteDB('demo-projects')
  return openProjectStore()
}

test('a project comes back with its files, and the last saved is the first of the list', async () => {
  const store = await emptyStore()
  await store.add('a', record('Line 3', 1000), [caps])
  await store.add('b', record('Line 4', 2000), [caps])
  const { projects, unreadable } = await store.list()
  expect(projects.map(({ record }) => record.name)).toEqual(['Line 4', 'Line 3'])
  expect(unreadable).toBe(0)
  const opened = await store.open('a')
  expect(opened?.kept).toEqual({ id: 'a', revision: 1, bytes: 11, record: record('Line 3', 1000) })
  expect(await opened?.contents[0]?.text()).toBe('Weight\n1\n2\n')
})

test('of two tabs the second one doesn’t write over what the first has saved', async () => {
  const [one, other] = [await emptyStore(), openProjectStore()]
  await one.add('a', record('Line 3'), [caps])
  expect(await one.save('a', { ...record(''), settings: { lower: 27 } }, undefined, 1)).toEqual({
    kind: 'saved',
    revision: 2,
  })
  expect(await other.save('a', { ...record(''), settings: { lower: 1 } }, undefined, 1)).toEqual({
    kind: 'changed',
  })
  expect((await other.open('a'))?.kept.record.settings).toEqual({ lower: 27 })
})

test('saving leaves the name, and the files where none are given', async () => {
  const store = await emptyStore()
  await store.add('a', record('Line 3'), [caps])
  await store.rename('a', 'Caps, week 12')
  await store.save('a', record('Line 3'), undefined, 1)
  const opened = await store.open('a')
  expect(opened?.kept.record.name).toBe('Caps, week 12')
  expect(opened?.contents[0]?.size).toBe(11)
  await store.save('a', record(''), [new Blob(['new'])], 2)
  expect((await store.open('a'))?.kept.bytes).toBe(3)
})

test('what was deleted in another tab, or erased by the browser, is gone and is not written again unasked', async () => {
  const [one, other] = [await emptyStore(), openProjectStore()]
  await one.add('a', record('Line 3'), [caps])
  await other.remove('a')
  expect(await one.save('a', record('Line 3'), undefined, 1)).toEqual({ kind: 'gone' })
  expect(await one.open('a')).toBeUndefined()
})

test('delete all leaves nothing, files included', async () => {
  const store = await emptyStore()
  await store.add('a', record('Line 3'), [caps])
  await store.add('b', record('Line 4'), [caps])
  await store.removeAll()
  expect((await store.list()).projects).toEqual([])
  const db = await openDB('demo-projects')
  expect(await db.count('files')).toBe(0)
  db.close()
})

test('a project that a newer page has saved is counted, not shown and not written over', async () => {
  const store = await emptyStore()
  await store.add('a', record('Line 3'), [caps])
  const db = await openDB('demo-projects')
  await db.put('projects', { id: 'a', revision: 1, bytes: 1, record: { ...record('Line 3'), format: 2 } })
  db.close()
  expect(await store.list()).toEqual({ projects: [], unreadable: 1 })
  expect(await store.save('a', record(''), undefined, 1)).toEqual({ kind: 'changed' })
  await expect(store.open('a')).rejects.toThrow('saved by a newer version of this page')
})

test('a database of a newer page is left alone and says to reload', async () => {
  await deleteDB('demo-projects')
  const newer = await openDB('demo-projects', 2)
  newer.close()
  await expect(openProjectStore().list()).rejects.toThrow('Reload this page')
  await deleteDB('demo-projects')
})

test('a newer page in another tab isn’t kept waiting', async () => {
  const store = await emptyStore()
  await store.add('a', record('Line 3'), [caps])
  const newer = await openDB('demo-projects', 2)
  newer.close()
  await expect(store.list()).rejects.toThrow('Reload this page')
  await deleteDB('demo-projects')
})

test('a full device, and a browser without storage, say so', async () => {
  const store = await emptyStore()
  const put = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await expect(store.add('a', record('Line 3'), [caps])).rejects.toThrow('no room left')
  IDBObjectStore.prototype.add = put
  expect((await store.list()).projects).toEqual([])
  const open = indexedDB.open
  indexedDB.open = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  await expect(openProjectStore().list()).rejects.toThrow('keeps nothing for this site')
  indexedDB.open = open
})
