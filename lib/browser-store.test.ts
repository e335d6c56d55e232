import { expect, onTestFinished, test, vi } from 'vitest'
import { deviceStore } from './browser-store.ts'

const kept = new Map<string, string>()
const working = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
}

test('what is kept is found until it is forgotten', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('localStorage', working)
  expect(deviceStore.write('a', '{"b":1}')).toBe(true)
  expect(deviceStore.read('a')).toBe('{"b":1}')
  expect(deviceStore.readJson('a')).toEqual({ b: 1 })
  deviceStore.write('a', 'no JSON')
  expect(deviceStore.readJson('a')).toBe(null)
  expect(deviceStore.write('a', undefined)).toBe(true)
  expect(deviceStore.read('a')).toBe(null)
})

test('storage that is closed or full keeps nothing and throws nothing', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('localStorage', {
    ...working,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(deviceStore.write('a', 'b')).toBe(false)
  vi.stubGlobal('localStorage', undefined)
  expect(deviceStore.write('a', 'b')).toBe(false)
  expect(deviceStore.read('a')).toBe(null)
  expect(deviceStore.readJson('a')).toBe(null)
  expect(() => deviceStore.forgetAll('a')).not.toThrow()
})
