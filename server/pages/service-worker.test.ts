import { expect, test } from 'vitest'
import { serviceWorkerAnswer } from './service-worker.ts'

test('switched on, the worker is that of the build; switched off, one that removes itself', async () => {
  const on = await serviceWorkerAnswer({ isOn: true, buildId: 'b7' })().text()
  expect(on).toMatch(/\(self, "b7-[0-9a-f]{12}"\)/)
  expect(on).toContain('respondWith')
  expect(on).toContain('showNotification')
  const off = serviceWorkerAnswer({ isOn: false, buildId: 'b7' })()
  expect(off.headers.get('cache-control')).toBe('no-cache')
  const source = await off.text()
  expect(source).toContain('unregister')
  expect(source).not.toContain('respondWith')
})
