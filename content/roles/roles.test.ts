import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roleNames } from '#config/roles.ts'
import { roleVideo } from '#content/role-videos.ts'
import { roleSlugs, type Role } from '#content/role.ts'
import { findRole, roles } from './index.ts'

const prose = (entry: Role) => [
  entry.summary,
  entry.whatTheyDo,
  ...entry.needOne,
  ...entry.needNot,
  ...entry.skills,
  ...entry.levels.map(({ text }) => text),
  ...entry.firstDays.map(({ text }) => text),
  ...entry.interview.flatMap(({ question, answer }) => [question, answer]),
  ...entry.faq.flatMap(({ question, answer }) => [question, answer]),
]

test('the fourteen roles are listed in the order of their addresses', () => {
  expect(roles.map(({ slug }) => slug)).toEqual([...roleSlugs])
  expect(roles).toHaveLength(14)
  expect(Object.fromEntries(roles.map(({ slug, title }) => [slug, title]))).toEqual(roleNames)
  expect(findRole('ml-engineer')?.title).toBe('ML engineer')
  expect(findRole('prompt-whisperer')).toBeUndefined()
})

test('every role has 500 words or more, a plan of four weeks and six questions with their answers', () => {
  for (const entry of roles) {
    expect(prose(entry).join(' ').split(/\s+/).length, entry.slug).toBeGreaterThanOrEqual(500)
    expect(entry.firstDays, entry.slug).toHaveLength(4)
    expect(entry.interview.length, entry.slug).toBeGreaterThanOrEqual(6)
    expect(entry.faq.length, entry.slug).toBeGreaterThanOrEqual(3)
    expect(entry.needOne.length, entry.slug).toBeGreaterThanOrEqual(3)
    expect(entry.needNot.length, entry.slug).toBeGreaterThanOrEqual(3)
    expect(
      entry.skills.every((skill) => /^[^:]{2,40}: ./.test(skill)),
      entry.slug,
    ).toBe(true)
    expect(entry.levels.length, entry.slug).toBeGreaterThanOrEqual(2)
  }
})

test('a role names others and solutions, and never itself', () => {
  for (const { slug, roles: related, solutions } of roles) {
    expect(related.length, slug).toBeGreaterThanOrEqual(2)
    expect(related, slug).not.toContain(slug)
    expect(new Set(related).size, slug).toBe(related.length)
    expect(solutions.length, slug).toBeGreaterThan(0)
  }
})

test('every role has an entry for its film; without a video id the page falls back, with a file or an id it has one', () => {
  for (const slug of roleSlugs) {
    const { title, localUrl, fileSizeMB, youtubeId, shouldFallback } = roleVideo(slug)
    expect(title.length, slug).toBeGreaterThan(10)
    expect(shouldFallback, slug).toBe(!youtubeId)
    expect(fileSizeMB > 0, slug).toBe(existsSync(`public${localUrl}`))
  }
})
