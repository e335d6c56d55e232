import { expect, test } from './journey.ts'

// Journeys share a browser's context, which is emptied between them (decision 094). Of these two the second sees whether it is.

test('a visitor leaves something wherever a browser keeps it', async ({ page, context }) => {
  await page.addInitScript(() => void Reflect.set(globalThis, 'left', 'by the page'))
  await context.addInitScript(() => void Reflect.set(globalThis, 'leftToAll', 'by the context'))
  await page.goto('/about-us')
  await page.evaluate(async () => {
    localStorage.setItem('left', 'here')
    sessionStorage.setItem('left', 'here')
    document.cookie = 'left=here; path=/'
    window.name = 'left here'
    await new Promise((done, failed) => {
      const opening = indexedDB.open('left')
      opening.addEventListener('success', done)
      opening.addEventListener('error', failed)
    })
  })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 333, height: 333 })
  await page.clock.setFixedTime(0)
  await context.grantPermissions(['clipboard-read'])
  await context.route('**/security', (route) => route.fulfill({ body: 'Left by a route' }))
  await context.newPage()
  await page.goto('/security')
  await context.setOffline(true)
})

test('the next one comes as somebody new', async ({ page, context }) => {
  expect(context.pages()).toEqual([page])
  await page.goto('/security')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const found = await page.evaluate(async () => ({
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    cookie: document.cookie,
    name: window.name,
    databases: await indexedDB.databases(),
    scripts: [Reflect.get(globalThis, 'left'), Reflect.get(globalThis, 'leftToAll')],
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    width: innerWidth,
    isOnline: navigator.onLine,
    mayRead: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    isOfToday: Date.now() > 1e12,
    fromCache: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0)
      .map(({ name }) => name),
  }))
  expect(found).toEqual({
    local: null,
    session: null,
    cookie: '',
    name: '',
    databases: [],
    scripts: [undefined, undefined],
    isDark: false,
    isStill: false,
    width: 1440,
    isOnline: true,
    mayRead: 'prompt',
    isOfToday: true,
    fromCache: [],
  })
})
