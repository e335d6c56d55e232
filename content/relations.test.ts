import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blog } from './blog/index.ts'
import { faqEntries } from './faq/index.ts'
import { pageAt } from './pages.ts'
import {
  questionLinks,
  questionsOfPage,
  roleLinks,
  rolesOfSolution,
  solutionLinks,
  useCaseLinks,
  useCasesOfRole,
} from './relations.ts'
import { roles } from './roles/index.ts'
import { solutions } from './solutions/index.ts'
import { findUseCase, useCases } from './use-cases/index.ts'

test('whatever a use case, a solution or a role names exists, and none is named twice', () => {
  expect(useCases.length + solutions.length + roles.length).toBeGreaterThan(60)
  for (const entry of useCases) {
    expect(solutionLinks(entry.solutions), entry.id).toHaveLength(new Set(entry.solutions).size)
    expect(roleLinks(entry.roles), entry.id).toHaveLength(new Set(entry.roles).size)
    expect(Math.min(entry.solutions.length, entry.roles.length), entry.id).toBeGreaterThanOrEqual(1)
  }
  for (const entry of solutions) {
    expect(useCaseLinks(entry.useCases), entry.slug).toHaveLength(new Set(entry.useCases).size)
    expect(roleLinks(entry.roles), entry.slug).toHaveLength(new Set(entry.roles).size)
  }
  for (const entry of roles) {
    expect(solutionLinks(entry.solutions), entry.slug).toHaveLength(new Set(entry.solutions).size)
    expect(roleLinks(entry.roles), entry.slug).toHaveLength(new Set(entry.roles).size)
  }
  for (const { questions } of [...useCases, ...solutions, ...roles]) {
    expect(questions.length).toBeGreaterThanOrEqual(2)
    expect(questionLinks(questions).map(({ to }) => to.replace(/^\/qa\/[a-z-]+#/, ''))).toEqual([
      ...new Set(questions),
    ])
  }
})

test('a solution that is shown in a use case is named by it', () => {
  const oneWay = solutions.flatMap(({ slug, useCases: ids }) =>
    ids.filter((id) => !findUseCase(id)?.solutions.includes(slug)).map((id) => `${id} does not name ${slug}`),
  )
  expect(oneWay).toEqual([])
})

test('every solution and every role is named by a use case, and every question leads to pages that exist', () => {
  for (const { slug } of solutions) {
    expect(useCases.filter((entry) => entry.solutions.includes(slug)).length, slug).toBeGreaterThanOrEqual(2)
  }
  for (const { slug } of roles) expect(useCasesOfRole(slug, 4).length, slug).toBeGreaterThanOrEqual(1)
  const dead = faqEntries.flatMap(({ id, see = [] }) =>
    see.filter((path) => !pageAt(path)).map((path) => `${id}: ${path}`),
  )
  expect(dead).toEqual([])
})

test('each article leads to a solution or a use case that exists, and each solution to an article or a question', () => {
  for (const { slug, solutions: slugs, useCases: ids, roles: named } of blog) {
    const found = [...solutionLinks(slugs), ...useCaseLinks(ids)]
    expect(found.length, slug).toBeGreaterThanOrEqual(1)
    expect(found.length + roleLinks(named).length, slug).toBe(slugs.length + ids.length + named.length)
  }
  for (const { slug, questions } of solutions) {
    const posts = blog.filter((post) => post.solutions.includes(slug))
    expect(posts.length + questionLinks(questions).length, slug).toBeGreaterThanOrEqual(1)
  }
})

test('an answer that leads to a page is shown there, after the questions that the page names', () => {
  for (const { path: answer, see = [] } of faqEntries) {
    for (const path of see) {
      expect(questionsOfPage(path, []).map(({ to }) => to)).toContain(answer)
    }
  }
  const own = findUseCase('surface-defect-inspection')?.questions ?? []
  const all = questionsOfPage('/usecases/surface-defect-inspection', own)
  expect(all.slice(0, own.length)).toEqual(questionLinks(own))
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length)
})

test('a role that names a solution is shown on its page after the solution’s own', () => {
  expect(rolesOfSolution('machine-vision', ['machine-vision'], 3)[0]).toBe('machine-vision')
  for (const { slug, roles: own } of solutions) {
    expect(rolesOfSolution(slug, own, 4).slice(0, own.length), slug).toEqual(own)
  }
})

test('each use case has a picture of its own, and the file is there', () => {
  expect(new Set(useCases.map(({ image }) => image)).size).toBe(useCases.length)
  for (const { id, image } of useCases) {
    expect(image).toContain(id)
    expect(existsSync(`public${image}`), image).toBe(true)
  }
})
