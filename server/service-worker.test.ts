import { expect, test } from 'vitest'
import { serviceWorkerAnswer, staffSegments } from './service-worker.ts'

const route = (id: string, parentId?: string, path?: string) => ({
  id,
  parentId,
  path,
  module: { default: null },
})
const routes = {
  root: route('root'),
  'admin/layout': route('admin/layout', 'root'),
  'admin/frame': route('admin/frame', 'admin/layout'),
  leads: route('leads', 'admin/frame', 'leads'),
  backup: route('backup', 'admin/layout', 'admin/backup'),
  contact: route('contact', 'root', 'contact'),
}

test('the worker leaves alone what lies under the private area’s layout, and nothing else', () => {
  expect(staffSegments(routes)).toEqual(['admin', 'leads'])
})

test('switched on, the worker is that of the build; switched off, one that removes itself', async () => {
  const on = await serviceWorkerAnswer({ isOn: true, buildId: 'b7', routes })().text()
  expect(on).toContain('"build":"b7"')
  expect(on).toContain('respondWith')
  const off = serviceWorkerAnswer({ isOn: false, buildId: 'b7', routes })()
  expect(off.headers.get('cache-control')).toBe('no-cache')
  const source = await off.text()
  expect(source).toContain('unregister')
  expect(source).not.toContain('respondWith')
})
