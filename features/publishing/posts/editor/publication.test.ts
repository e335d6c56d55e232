import { expect, test } from 'vitest'
import { isBadTime, localTime, publishAtOf } from './publication.ts'

const now = new Date('2026-11-21T10:00:00Z')

test('a time of the form is the same moment again, on whichever clock the device is', () => {
  for (const iso of ['2026-11-28T08:15:00.000Z', '2026-07-01T23:59:00.000Z'])
    expect(new Date(localTime(new Date(iso))).toISOString()).toBe(iso)
})

test('now keeps the day an article has, but takes a scheduled one from its later day', () => {
  const at = localTime(new Date('2026-11-28T08:15:00Z'))
  expect(publishAtOf({ state: 'draft' }, { isLater: true, at }, now)).toEqual({
    publishAt: '2026-11-28T08:15:00.000Z',
  })
  expect(publishAtOf({ state: 'draft' }, { isLater: false, at }, now)).toEqual({})
  expect(publishAtOf({ state: 'published' }, { isLater: false, at }, now)).toEqual({})
  expect(publishAtOf({ state: 'scheduled' }, { isLater: false, at }, now)).toEqual({
    publishAt: now.toISOString(),
  })
})

test('only a moment to come is a time to come', () => {
  expect(isBadTime(localTime(new Date('2026-11-21T10:01:00Z')), now)).toBe(false)
  for (const at of ['', 'soon', localTime(now), localTime(new Date('2026-11-21T09:59:00Z'))])
    expect(isBadTime(at, now), at).toBe(true)
})
