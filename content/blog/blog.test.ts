import { expect, test } from 'vitest'
import { postCategories } from '#content/post.ts'
import { findSolution } from '#content/solutions/index.ts'
import { findUseCase } from '#content/use-cases/index.ts'
import { countWords } from '#features/publishing/posts/post-body.server.ts'
import { blog } from './index.ts'

test('an article has 600 words or more, four sections, its sources, and says when not to do it', () => {
  for (const { slug, body } of blog) {
    expect(countWords(body), slug).toBeGreaterThanOrEqual(600)
    expect(body.match(/^## /gm)?.length, slug).toBeGreaterThanOrEqual(4)
    expect(body, slug).toMatch(/^## Sources$/m)
    expect(body, slug).toMatch(
      /^## .*\b(?:not|needn’t|no alarm|neither|leave|misleads|isn’t|wrong economy)\b/im,
    )
  }
})

test('every subject has an article, and titles and descriptions suit a search result', () => {
  expect(new Set(blog.map(({ category }) => category)).size).toBe(postCategories.length)
  expect(new Set(blog.map(({ title }) => title)).size).toBe(blog.length)
  for (const { slug, title, description } of blog) {
    expect(title.length, slug).toBeLessThanOrEqual(47)
    expect(description.length, slug).toBeGreaterThanOrEqual(120)
    expect(description.length, slug).toBeLessThanOrEqual(160)
  }
})

test('an article leads to use cases, solutions and roles, and the pages it links exist', () => {
  expect(blog.length).toBeGreaterThanOrEqual(12)
  const slugs = blog.map(({ slug }) => slug)
  for (const { slug, useCases, solutions, roles, body } of blog) {
    expect(useCases.length * solutions.length * roles.length, slug).toBeGreaterThan(0)
    const linked = [...body.matchAll(/\]\(\/(\w[\w-]*)\/([\w-]+)/g)].filter(([, folder = '', id = '']) => {
      const found = { blog: slugs.includes(id), usecases: findUseCase(id), solutions: findSolution(id) }
      return !found[folder as keyof typeof found]
    })
    expect(
      linked.map(([text]) => text),
      slug,
    ).toEqual([])
  }
})

test('every tag is shared, so that each article has neighbours', () => {
  for (const { slug, tags } of blog) {
    const near = blog.filter((other) => other.slug !== slug && other.tags.some((tag) => tags.includes(tag)))
    expect(near.length, slug).toBeGreaterThanOrEqual(3)
  }
})

test('dates are days of the calendar, changes come after publication, and no two articles share a day', () => {
  const days = blog.map(({ publishedOn }) => publishedOn)
  expect(new Set(days).size).toBe(days.length)
  expect(days).toEqual(days.toSorted().toReversed())
  for (const { slug, publishedOn, updatedOn } of blog) {
    for (const day of [publishedOn, updatedOn]) {
      expect(new Date(day).toISOString().slice(0, 10), slug).toBe(day)
    }
    expect(updatedOn >= publishedOn, slug).toBe(true)
  }
})
