import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshMs } from './freshness.ts'

const id = '0190a2c4-7d1e-7f3a-9a55-3a2f6f0b1c2d'
const never = Number.POSITIVE_INFINITY

test.each([
  ['/api/user', never],
  ['/api/leads/facets', never],
  ['/api/users/names', never],
  ['/api/settings/hours', never],
  [`/api/posts/${id}`, never],
  [`/api/pages/home`, never],
  ['/api/leads?stage=new&sort=reply', 0],
  [`/api/leads/${id}`, 0],
  [`/api/leads/${id}/merge/${id}`, 0],
  ['/api/leads/duplicates', 0],
  [`/api/companies/${id}/timeline`, 0],
  [`/api/privacy-requests/${id}/mentions?state=open`, 0],
  ['/api/messages/unassigned', 0],
  ['/api/inbox', 0],
  ['/api/dashboard/worklist', 0],
  [`/api/posts/${id}/versions`, 0],
  ['/api/pages/home/versions', 0],
  ['/api/scanner/rules/ml-engineer/preview', 0],
  ['/api/settings/assignment/preview', 0],
  ['/api/analytics/overview?range=30d', 60_000],
])('%s is asked for again after %d ms', (address, ms) => {
  expect(freshMs([address])).toBe(ms)
})

test('no screen has a rule of its own', () => {
  const files = globSync('{app,features,ui}/**/*.{ts,tsx}', { exclude: (name) => /\.test\.tsx?$/.test(name) })
  const own = files.filter((path) => /\bstaleTime\b/.test(readFileSync(path, 'utf8')))
  expect(own).toEqual(['app/admin/layout.tsx'])
})
