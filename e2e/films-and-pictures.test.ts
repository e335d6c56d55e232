import { expect, hydrated, test } from './journey.ts'

test('a film is fetched on a click, from the next source when the first is missing, and one without sources says so for the session', async ({
  page,
}) => {
  const films: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/videos/')) films.push(pathname)
  })
  await page.goto('/video-test')
  await hydrated(page)
  await expect(page.locator('#coming').getByText('Video Coming Soon')).toHaveCount(0)
  await expect(page.locator('#coming').getByRole('link')).toHaveCount(0)
  await expect(page.getByText('Video Temporarily Unavailable', { exact: true })).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(films).toEqual([])

  await page.getByRole('link', { name: 'Play: A film that plays' }).click()
  const film = page.locator('#plays video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(960)
  expect(films.slice(0, 2).toSorted()).toContain('/videos/test-card.mp4')
  expect(films).toContain('/videos/test-card.webm')

  await page.getByRole('link', { name: 'Play: No source plays' }).click()
  await expect(page.locator('#fails')).toContainText('Video Coming Soon')
  await page.getByRole('link', { name: 'Play: A specialist’s film that fails' }).click()
  await expect(
    page.locator('#unavailable').getByText('Video Temporarily Unavailable', { exact: true }),
  ).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(page.locator('#fails').getByText('Video Coming Soon')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play: No source plays' })).toHaveCount(0)
})

/** The player of another site, as far as this one speaks with it. */
const player = (says: string) =>
  `<script>addEventListener('message', () => parent.postMessage(${JSON.stringify(says)}, '*'))</script>player`

test('an embed that can’t load falls back to the notice, whether the network or the player refuses, and one that plays stays', async ({
  page,
}) => {
  const playEmbed = async () => {
    await page.goto('/video-test')
    await hydrated(page)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await hydrated(page)
    await page.getByRole('link', { name: 'Play: An embedded video that can’t load' }).click()
  }
  const notice = page.locator('#embed').getByText('Video Coming Soon')
  const answer = (says: string) =>
    page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: player(says) }),
    )
  await answer('{"event":"onError","info":150}')
  await playEmbed()
  await expect(notice).toBeVisible()

  await page.unroute('https://www.youtube-nocookie.com/**')
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort())
  await playEmbed()
  await expect(page.locator('#embed iframe')).toHaveCount(1)
  await expect(notice).toBeVisible({ timeout: 12_000 })

  await page.unroute('https://www.youtube-nocookie.com/**')
  await answer('{"event":"initialDelivery"}')
  await playEmbed()
  await page.waitForTimeout(9000)
  await expect(page.locator('#embed iframe')).toHaveCount(1)
})

test('the page of a role without a film shows its drawing alone', async ({ page }) => {
  await page.goto('/ai-roles/ml-engineer')
  await expect(page.getByRole('main').getByText(/Video/)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /^Play/ })).toHaveCount(0)
})

test('the film on the home page plays from this site, with captions, and only after a click', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseURL ?? '') || new URL(url).pathname.startsWith('/videos/')) asked.push(url)
  })
  await page.goto('/')
  const section = page.locator('#how-it-works')
  await section.scrollIntoViewIfNeeded()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await section.getByRole('link', { name: 'Play: See it work' }).click()
  const film = section.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5)
  expect(await film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(1280)
  await expect
    .poll(() => film.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.activeCues?.length))
    .toBe(1)
  expect(asked.filter((url) => !url.includes('/videos/how-it-works.'))).toEqual([])
})

test('where the film can’t be fetched the block says so, and every word of it can be read', async ({
  page,
}) => {
  await page.route('**/videos/**', (route) => route.abort())
  await page.goto('/')
  const section = page.locator('#how-it-works')
  await section.scrollIntoViewIfNeeded()
  await hydrated(page)
  await section.getByRole('link', { name: 'Play: See it work' }).click()
  await expect(section.getByText('Video Coming Soon')).toBeVisible()
  await section.getByRole('link', { name: 'Scenes and transcript' }).click()
  await expect(page).toHaveURL(/\/how-it-works$/)
  await expect(page.getByRole('region', { name: 'Scene by scene, in words' })).toContainText(
    'this device computes it: 66.91%',
  )
  await page.getByRole('link', { name: 'The demo of pass and reject' }).click()
  await expect(page).toHaveURL(/\/demo\/machine-vision$/)
})

test('a picture whose versioned address fails is asked for again without its query', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/pictures/**', (route) => {
    const url = new URL(route.request().url())
    asked.push(url.pathname + url.search)
    return url.search ? route.abort() : route.continue()
  })
  await page.goto('/usecases/fraud-detection')
  await hydrated(page)
  const picture = page.getByRole('main').locator('picture:visible img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(asked.some((address) => address.includes('?v='))).toBe(true)
  expect(asked.some((address) => !address.includes('?'))).toBe(true)
})

test('a drawing is painted in the colours of the theme, from one file that is fetched once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pictures/')) asked.push(request.url())
  })
  const paper = () =>
    page
      .getByRole('main')
      .locator('picture:visible img')
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        const canvas = document.createElement('canvas')
        const context = canvas.getContext('2d')
        context?.drawImage(image, 0, 0)
        return [...(context?.getImageData(4, 4, 1, 1).data ?? [])].slice(0, 3).join(' ')
      })
  for (const [theme, colour] of [
    ['light', '251 250 246'],
    ['dark', '11 22 29'],
  ] as const) {
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme)
    await page.goto('/usecases/fraud-detection')
    await expect.poll(paper).toBe(colour)
  }
  const drawings = asked.filter((url) => url.includes('use-case-fraud-detection'))
  expect(new Set(drawings.map((url) => url.split('#')[0])).size).toBe(1)
})

test('from a list to its entry and back the page changes in a transition, the drawing with it, and not for those who want no motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As the page is shown: the names that moved from the page before, or that nothing did.
    addEventListener('pagereveal', (event) => {
      const transition: unknown = Reflect.get(event, 'viewTransition')
      const ready: unknown = transition && Reflect.get(Object(transition), 'ready')
      Reflect.set(window, 'moved', transition ? undefined : [])
      void Promise.resolve(ready).then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        Reflect.set(window, 'moved', names.filter(Boolean))
      })
    })
  })
  const moved = async () => {
    await page.waitForFunction(() => Array.isArray(Reflect.get(window, 'moved')))
    return page.evaluate((): string[] => Reflect.get(window, 'moved'))
  }
  await page.goto('/usecases')
  const entry = page.getByRole('main').getByRole('article').first().getByRole('link')
  const title = (await entry.textContent()) ?? ''
  await entry.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(await moved()).toContain('::view-transition-group(scene)')
  await page.goBack()
  await expect(entry).toBeVisible()
  expect((await moved()).some((name) => name.startsWith('::view-transition'))).toBe(true)
  await entry.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.waitForFunction(() => document.readyState === 'complete')
  await page.getByRole('banner').getByRole('link', { name: 'Q&A' }).click()
  await expect(page).toHaveURL(/\/qa$/)
  expect(await moved(), 'nothing to move: no wait for a transition').toEqual([])
  await page.goto('/usecases')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await entry.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(await moved()).toEqual([])
})

test('an address that leads nowhere offers the way home and the way back', async ({ page }) => {
  await page.goto('/about-us')
  await page.goto('/no-such-page')
  await expect(page).toHaveTitle(/^Page Not Found/)
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  await page.goto('/no-such-page')
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
