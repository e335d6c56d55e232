import { expect, test, vi } from 'vitest'
import { toast as limits } from '#config/constants.ts'
import { dismissToast, toast, toastStore } from './toast-store.ts'

test('a page that shows none is not drawn again after it was hydrated: both lists are the same one', () => {
  expect(toastStore.read()).toBe(toastStore.readOnServer())
})

test('a newer toast takes the place of the one before', () => {
  toast({ title: 'Form submitted' })
  toast({ title: 'Email Required', tone: 'error' })
  expect(toastStore.read().map(({ title, isOpen }) => [title, isOpen])).toEqual([['Email Required', true]])
})

test('a dismissed toast is hidden at once and forgotten after 1,000,000 ms', () => {
  vi.useFakeTimers()
  const id = toast({ title: 'Saved' })
  dismissToast(id)
  expect(toastStore.read()).toMatchObject([{ id, isOpen: false }])
  vi.advanceTimersByTime(limits.removeAfterMs - 1)
  expect(toastStore.read()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toastStore.read()).toEqual([])
  vi.useRealTimers()
})

test('anyone who shows toasts is told of each change until they leave', () => {
  let changes = 0
  const leave = toastStore.subscribe(() => {
    changes += 1
  })
  toast({ title: 'Saved' })
  leave()
  toast({ title: 'Saved again' })
  expect(changes).toBe(1)
})
