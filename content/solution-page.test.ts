import { expect, test } from 'vitest'
import { pageAt } from './pages.ts'
import { rolePageOf, rolesPage } from './role-page.ts'
import { roleSlugs } from './role.ts'
import { solutionPageOf, solutionsPage } from './solution-page.ts'
import { solutionSlugs } from '#config/solutions.ts'

test('the overview of solutions names each one once by its complaint, once in the table and once in the order', () => {
  const { complaints, compare, order } = solutionsPage()
  const sorted = [...solutionSlugs].sort()
  expect(complaints.kinds.flatMap(({ lines }) => lines.map(({ slug }) => slug)).sort()).toEqual(sorted)
  expect(compare.rows.map(({ slug }) => slug).sort()).toEqual(sorted)
  expect(order.steps.flatMap(({ links }) => links.map(({ slug }) => slug)).sort()).toEqual(sorted)
})

test('every link of a solution’s page leads to a page, and its demonstration is linked only once it exists', () => {
  for (const slug of solutionSlugs) {
    const page = solutionPageOf(slug)
    const links = [...(page?.useCases ?? []), ...(page?.roles ?? [])].map(({ to }) => to)
    expect(links.length, slug).toBeGreaterThanOrEqual(5)
    expect(
      links.filter((to) => !pageAt(to)),
      slug,
    ).toEqual([])
    expect(Boolean(page?.demoPath), slug).toBe(Boolean(pageAt(`/demo/${slug}`)))
  }
  expect(solutionPageOf('no-such-solution')).toBeUndefined()
})

test('the overview of roles names each one once, and every link of a role’s page leads to a page', () => {
  const listed = rolesPage().groups.flatMap(({ roles }) => roles.map(({ slug }) => slug))
  expect(listed.sort()).toEqual([...roleSlugs].sort())
  for (const slug of roleSlugs) {
    const page = rolePageOf(slug)
    const links = [...(page?.related ?? []), ...(page?.solutions ?? [])].map(({ to }) => to)
    expect(links.length, slug).toBeGreaterThanOrEqual(3)
    expect(
      links.filter((to) => !pageAt(to)),
      slug,
    ).toEqual([])
  }
  expect(rolePageOf('no-such-role')).toBeUndefined()
})
