import { expect, test } from 'vitest'
import { destinations } from '#app/admin/frame/destinations.ts'
import { solutionSlugs } from '#config/solutions.ts'
import { blog } from '#content/blog/index.ts'
import { allFaqIds } from '#content/faq/ids.ts'
import { useCaseIds } from '#content/use-cases/ids.ts'
import { firstSectorIds } from '#features/leads/sectors/first-sectors.ts'
import { firstStages } from '#features/leads/stages/stage-kind.ts'
import { permissionRows } from './permission-rows.ts'
import { filesOf, type SourceFile } from './source-tree.ts'

/**
 * What docs/how-to.md promises: where a new one of a kind has to be named, beside the files that are its own. A place that names every one
 * there is would have to name the next one too.
 */
function placesOf(keys: readonly string[], named: (key: string) => RegExp, own: (key: string) => RegExp) {
  expect(keys.length).toBeGreaterThan(3)
  const files = filesOf('.ts', '.tsx').filter(({ path, isTest }) => !isTest && !path.includes('/golden/'))
  const patterns = keys.map((key) => ({ named: named(key), own: own(key) }))
  const namesAll = ({ path, text }: SourceFile) =>
    patterns.every(({ named, own }) => !own.test(path) && named.test(text))
  return files
    .filter(namesAll)
    .map(({ path }) => path)
    .toSorted()
}

const inQuotes = (key: string) => new RegExp(`['"\`](?:[^'"\`\\n]*/)?${key}(?:[/.][^'"\`\\n]*)?['"\`]`)
const none = () => /^$/

test('a solution with its demo is named in three places, beside its words and its engine', () => {
  const own = (slug: string) => new RegExp(`/${slug}(?:\\.ts$|/)`)
  expect(placesOf(solutionSlugs, inQuotes, own)).toEqual([
    'config/solutions.ts',
    'content/known-questions/index.ts',
    'features/matcher/matcher-model.ts',
  ])
})

test('a use case is named in two places, beside its own file', () => {
  expect(placesOf(useCaseIds, inQuotes, none)).toEqual([
    'content/use-cases/ids.ts',
    'content/visitor-words.ts',
  ])
})

test('an article and an answer are named in one place, beside their own file', () => {
  expect(
    placesOf(
      blog.map(({ slug }) => slug),
      inQuotes,
      none,
    ),
  ).toEqual(['content/blog/index.ts'])
  expect(placesOf(allFaqIds, inQuotes, none)).toEqual(['content/faq/ids.ts'])
})

test('a stage is a row: of those that a site begins with the kinds alone are named, and the migration names them', () => {
  const named = (stage: string) => new RegExp(`['"]${stage}['"]|\\b${stage}:`)
  expect(placesOf(Object.keys(firstStages), named, none)).toEqual([
    'features/leads/stages/stage-kind.ts',
    'features/leads/stages/stage.table.server.ts',
  ])
})

test('a sector is a row: those that a site begins with are named together in one place, which visitors and files go by', () => {
  const named = (sector: string) => new RegExp(`['"]${sector}['"]|\\b${sector}:`)
  expect(placesOf(firstSectorIds, named, none)).toEqual(['features/leads/sectors/first-sectors.ts'])
})

test('a staff screen is named in two places, beside its own file', () => {
  const paths = destinations.map(({ to }) => to.slice(1))
  expect(placesOf(paths, (path) => new RegExp(`'/?${path}'`), none)).toEqual([
    'app/admin/frame/destinations.ts',
    'app/routes.ts',
  ])
})

test('a public page is named in two places, beside its own file', () => {
  const pages = ['about-us', 'contact', 'how-it-works', 'locations/london', 'team-augmentation', 'search']
  expect(placesOf(pages, (path) => new RegExp(`'/?${path}'`), none)).toEqual([
    'app/routes.ts',
    'content/pages.ts',
  ])
})

test('an endpoint is named by its feature’s own api file, and in the table of permissions', () => {
  const paths = ['/api/mails', '/api/users', '/api/suppliers', '/api/leads', '/api/audit']
  expect(placesOf(paths, (path) => new RegExp(`${path}\\b`), none)).toEqual([])
  for (const path of paths) expect(permissionRows.map(({ name }) => name)).toContain(`GET ${path}`)
})

test('a field of a form is named where it is described, and where something becomes of it', () => {
  const fields = ['seniority', 'start', 'length', 'place', 'location', 'budget', 'skills']
  expect(placesOf(fields, (field) => new RegExp(`\\b${field}\\b`), none)).toEqual([
    'features/team-request/request-fields.ts',
    'features/team-request/team-request.server.ts',
  ])
})
