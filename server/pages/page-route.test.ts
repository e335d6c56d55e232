import { expect, test } from 'vitest'
import { pageRoutes } from './page-route.ts'

const routes = {
  root: { id: 'root', path: '' },
  layout: { id: 'layout', parentId: 'root' },
  home: { id: 'home', parentId: 'layout', index: true },
  blog: { id: 'blog', parentId: 'layout', path: 'blog' },
  post: { id: 'post', parentId: 'layout', path: 'blog/:slug' },
  admin: { id: 'admin', parentId: 'root', path: 'admin' },
  lead: { id: 'lead', parentId: 'admin', path: 'leads/:id' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
}

test('an address has the pattern of its screen, whatever is in it', () => {
  const routeOf = pageRoutes(routes)
  for (const [address, pattern] of [
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/blog', '/blog'],
    ['/blog/', '/blog'],
    ['/blog/tides-and-lines', '/blog/:slug'],
    ['/admin/leads/0199', '/admin/leads/:id'],
    ['/wp-login.php', '/*'],
    ['/%zz', '/*'],
    ['//evil.example', '/*'],
  ] as const)
    expect(routeOf(address), address).toBe(pattern)
})
