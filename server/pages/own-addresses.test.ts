import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import screens from '#app/routes.ts'
import { endpoints } from '#server/app.ts'
import { filesIn, ownAddresses } from './own-addresses.ts'
import { moved } from './pages.ts'
import type { Routes } from './staff-routes.ts'

/** The map of screens in the form in which the build has it. */
function builtFrom(entries: RouteConfigEntry[], parentId?: string): Routes {
  const routes: Routes = {}
  for (const { id, file, path, children = [] } of entries) {
    const own = id ?? file.replace(/\.tsx?$/, '')
    routes[own] = { id: own, ...(parentId && { parentId }), ...(path && { path }) }
    Object.assign(routes, builtFrom(children, own))
  }
  return routes
}

const isOwn = ownAddresses({
  routes: builtFrom(screens),
  mounted: ['*', '/*', '/healthz', '/api/*', ...endpoints.map(({ path }) => path)],
  moved: Object.keys(moved),
  files: await filesIn('public'),
})

test('every screen, endpoint and file of the site is its own', () => {
  for (const path of [
    '/login',
    '/content',
    '/content/posts/7',
    '/leads/anything',
    '/api/contact',
    '/api/none',
    '/healthz',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/demo/machine-vision/sample.csv',
    '/demo/machine-vision/sample/jobs',
    '/favicon.ico',
    '/recourses',
    '/machine-vision',
    '/assets/anything.js',
    '/.well-known/anything',
    '/contact',
    '/_/design',
  ])
    expect(isOwn(path), path).toBe(true)
})

test('what the site has not, and what only may be an article or another entry, is free', () => {
  for (const path of [
    '/old-page',
    '/old-page.data',
    '/blog/old-article',
    '/usecases/old-case',
    '/qa/old-group',
    '/apiary',
    '/logins',
    '/contact/old',
    '/favicon.icon',
    '/sitemapaxml',
    '/images/no-such-picture.png',
  ])
    expect(isOwn(path), path).toBe(false)
})
