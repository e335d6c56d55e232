import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { expect, test } from 'vitest'
import type { Setting } from '#features/demos/frame/demo.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import type { OwnSource } from './project.ts'

const settings: Record<string, Setting> = {
  lower: { kind: 'number', label: 'Lower limit', min: 0, max: 99, step: 1, value: 27, forOwnFile: 'empty' },
}
const demo = { slug: 'quality-insight-automation', kind: 'table' as const, settings }
const csv = (name: string, text = 'Weight\n1\n') =>
  new File([text], name, { type: 'text/csv', lastModified: 1 })
const work = (file: File, lower = Number.NaN, roles = {}) => ({
  source: { kind: 'table', id: 1, file, choices: { roles } } satisfies OwnSource,
  settings: { lower },
})

const tabs: Keeper[] = []
const said: string[] = []
function openTab(own = demo) {
  const tab = createKeeper(own, 'Control charts', (text) => said.push(text))
  tabs.push(tab)
  return tab
}

/** A browser that has kept nothing yet. */
async function freshBrowser() {
  for (const tab of tabs.splice(0)) tab.end()
  said.length = 0
  await deleteDB('demo-projects')
}

test('work is kept under the name of its file and saved with each change', async () => {
  await freshBrowser()
  const tab = openTab()
  const caps = csv('caps.csv')
  await tab.keep(work(caps))
  await tab.keep(work(caps, 12, { reading: 'Weight' }))
  await tab.keep(work(caps, 12, { reading: 'Weight' }))
  expect(tab.state().keeping).toMatchObject({ kind: 'kept', revision: 2, name: 'caps.csv' })
  const again = openTab()
  await again.list()
  expect(again.state().projects).toHaveLength(1)
  const opened = await again.open(again.state().projects[0]?.id ?? '', 5)
  expect(opened?.project.settings).toEqual({ lower: 12 })
  expect(opened?.project.source).toMatchObject({ id: 5, choices: { roles: { reading: 'Weight' } } })
  // What was opened is on the bench: it is the same project.
  if (opened) await again.keep({ source: opened.project.source, settings: { lower: 13 } })
  expect(again.state().projects).toHaveLength(1)
  expect(again.state().keeping).toMatchObject({ revision: 3 })
})

test('another file is another project, and a second one of its name is numbered', async () => {
  await freshBrowser()
  const tab = openTab()
  await tab.keep(work(csv('caps.csv')))
  await tab.keep(work(csv('caps.csv', 'Weight\n1\n2\n')))
  await tab.keep(work(csv('lids.csv')))
  expect(
    tab
      .state()
      .projects.map(({ record }) => record.name)
      .sort(),
  ).toEqual(['caps.csv', 'caps.csv (2)', 'lids.csv'])
})

test('a second table beside the first is the same project', async () => {
  await freshBrowser()
  const tab = openTab({ ...demo, kind: 'sheets' as never })
  const [source, target, other] = [csv('a.csv'), csv('b.csv'), csv('c.csv')]
  const both = (target: File) => ({
    source: { kind: 'sheets', files: { source: [source], target: [target] } } satisfies OwnSource,
    settings: {},
  })
  await tab.keep(both(target))
  await tab.keep(both(other))
  expect(tab.state().projects).toHaveLength(1)
  const opened = await tab.open(tab.state().projects[0]?.id ?? '', 1)
  expect(opened?.project.source).toMatchObject({ files: { target: [{ name: 'c.csv' }] } })
})

test('a project that was named by its files is named by those that took their place, and a given name stays', async () => {
  await freshBrowser()
  const tab = openTab({ ...demo, kind: 'sheets' as never })
  const pair = (source: File, target: File) => ({
    source: { kind: 'sheets', files: { source: [source], target: [target] } } satisfies OwnSource,
    settings: {},
  })
  const [crm, erp, staff, payroll] = ['crm.csv', 'erp.csv', 'staff.csv', 'payroll.csv'].map((name) =>
    csv(name),
  )
  if (!crm || !erp || !staff || !payroll) throw new Error('No files')
  await tab.keep(pair(crm, erp))
  await tab.keep(pair(staff, erp))
  await tab.keep(pair(staff, payroll))
  expect(tab.state().keeping).toMatchObject({ kind: 'kept', name: 'staff.csv, payroll.csv' })
  expect(tab.state().projects.map(({ record }) => record.name)).toEqual(['staff.csv, payroll.csv'])
  await tab.rename(tab.state().projects[0]?.id ?? '', 'People')
  await tab.keep(pair(crm, payroll))
  expect(tab.state().keeping).toMatchObject({ name: 'People' })
})

test('two tabs with one project: neither overwrites the other, and it is said', async () => {
  await freshBrowser()
  const one = openTab()
  const caps = csv('caps.csv')
  await one.keep(work(caps, 1))
  const other = openTab()
  await other.list()
  const opened = await other.open(other.state().projects[0]?.id ?? '', 2)
  await one.keep(work(caps, 10))
  if (opened) await other.keep({ source: opened.project.source, settings: { lower: 20 } })
  await one.list()
  expect(one.state().projects.map(({ record }) => `${record.name}: ${record.settings['lower']}`)).toEqual([
    'caps.csv (2): 20',
    'caps.csv: 10',
  ])
  expect(said).toEqual([
    '“caps.csv” was changed in another tab as well. What you see here is kept as “caps.csv (2)”.',
  ])
})

test('what is deleted in another tab is told as gone and comes back only when it is asked for', async () => {
  await freshBrowser()
  const [one, other] = [openTab(), openTab()]
  const caps = csv('caps.csv')
  await one.keep(work(caps))
  await other.removeAll()
  await one.keep(work(caps, 5))
  expect(one.state().keeping).toEqual({ kind: 'gone' })
  await one.keep(work(caps, 6))
  expect(one.state().projects).toEqual([])
  await one.keepAgain()
  expect(one.state().projects[0]?.record.settings).toEqual({ lower: 6 })
})

test('what the visitor deletes is not kept again by the next setting', async () => {
  await freshBrowser()
  const tab = openTab()
  const caps = csv('caps.csv')
  await tab.keep(work(caps))
  const { keeping } = tab.state()
  await tab.remove(keeping?.kind === 'kept' ? keeping.id : '')
  await tab.keep(work(caps, 7))
  expect(tab.state()).toMatchObject({ projects: [], keeping: { kind: 'declined' } })
})

test('a name given in one tab is seen in the other and stays when that one saves', async () => {
  await freshBrowser()
  const [one, other] = [openTab(), openTab()]
  const caps = csv('caps.csv')
  await one.keep(work(caps))
  await other.list()
  await other.rename(other.state().projects[0]?.id ?? '', 'Line 3')
  await one.keep(work(caps, 8))
  expect(one.state().projects.map(({ record }) => record.name)).toEqual(['Line 3'])
  expect(one.state().keeping).toMatchObject({ name: 'Line 3' })
})

test('without storage it says so, goes on, and the project can still be saved as a file and opened', async () => {
  await freshBrowser()
  const open = indexedDB.open
  indexedDB.open = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const tab = openTab()
  await tab.keep(work(csv('caps.csv'), 9))
  expect(tab.state().keeping).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('private window'),
  })
  const { name, blob } = await tab.exportFile(work(csv('caps.csv'), 9))
  expect(name).toBe('caps.csv.project.zip')
  const { project } = await tab.openFile(blob, 3)
  expect(project.settings).toEqual({ lower: 9 })
  indexedDB.open = open
})

test('a full device is told, and the next change is kept once there is room, as the same project', async () => {
  await freshBrowser()
  const tab = openTab()
  const caps = csv('caps.csv')
  await tab.keep(work(caps, 1))
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await tab.keep(work(caps, 2))
  expect(tab.state().keeping).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('no room left'),
  })
  IDBObjectStore.prototype.put = put
  await tab.keep(work(caps, 3))
  expect(tab.state().projects.map(({ record }) => record.settings['lower'])).toEqual([3])
})

test('a hostile project file leaves the bench and all that is kept as they were', async () => {
  await freshBrowser()
  const tab = openTab()
  await tab.keep(work(csv('caps.csv'), 1))
  const before = tab.state()
  await expect(tab.openFile(new Blob(['PK\u0003\u0004 nonsense']), 4)).rejects.toThrow('Nothing was changed')
  expect(tab.state()).toEqual(before)
})

test('an opened file becomes a project beside the one it came from', async () => {
  await freshBrowser()
  const tab = openTab()
  await tab.keep(work(csv('caps.csv'), 1))
  const { blob } = await tab.exportFile(work(csv('caps.csv'), 1))
  await tab.openFile(blob, 5)
  expect(
    tab
      .state()
      .projects.map(({ record }) => record.name)
      .sort(),
  ).toEqual(['caps.csv', 'caps.csv (2)'])
  expect(tab.state().keeping).toMatchObject({ kind: 'kept', name: 'caps.csv (2)' })
})
