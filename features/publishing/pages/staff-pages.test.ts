import { expect, test } from 'vitest'
import { getSolution } from '#content/solutions/index.ts'
import { pageAt } from '#content/pages.ts'
import { asShipped, setLiveEdition } from '#lib/editions.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { currentContentVersion, currentEdition } from '#features/publishing/content-version.server.ts'
import { faultOfPage, loadLivePages } from './live-pages.server.ts'
import { pageEntryVersions } from './page.table.server.ts'
import { previewLivePage, previewPage } from './page-previews.server.ts'
import { checkPage } from './staff-pages.server/check-page.ts'
import { getPage, listPageEntries } from './staff-pages.server/list-pages.ts'
import { listPageVersions, restorePage } from './staff-pages.server/page-history.ts'
import { publishPage, takePageBack, unschedulePage } from './staff-pages.server/publish-page.ts'
import { savePage } from './staff-pages.server/save-page.ts'

const vision = { folder: 'solutions', name: 'machine-vision' }
const minute = 60_000

/** A context whose pages are as they come with the site. */
async function untouched(): Promise<TestCtx> {
  setLiveEdition(asShipped)
  return testCtx()
}

const titled = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${title}`)

async function save(ctx: TestCtx, title: string, page = vision) {
  const { version, text } = await getPage(ctx, page)
  return savePage(ctx, { ...page, version, text: titled(text, title) })
}

test('what an editor saves is a draft; published it is what every page reads; taken back the file stands again', async () => {
  const ctx = (await untouched()).as('editor')
  const shipped = await getPage(ctx, vision)
  expect(shipped).toMatchObject({
    version: 0,
    state: 'site',
    hasDraft: false,
    path: '/solutions/machine-vision',
  })
  const draft = await save(ctx, 'Seeing machines')
  await loadLivePages(ctx)
  expect(getSolution('machine-vision').title).toBe('Machine vision')
  expect(draft).toMatchObject({ state: 'site', hasDraft: true })
  const before = await currentContentVersion(ctx)

  const live = await publishPage(ctx, { ...vision, version: draft.version })
  await loadLivePages(ctx)
  expect(getSolution('machine-vision').title).toBe('Seeing machines')
  expect(pageAt('/solutions/machine-vision')?.service?.name).toBe('Seeing machines')
  expect(live).toMatchObject({ state: 'edited', hasDraft: false })
  expect(await currentContentVersion(ctx)).not.toBe(before)

  const back = await takePageBack(ctx, { ...vision, version: live.version })
  await loadLivePages(ctx)
  expect(getSolution('machine-vision').title).toBe('Machine vision')
  expect(back).toMatchObject({ state: 'site', hasDraft: false, text: shipped.text })
  const { items } = await listPageVersions(ctx, vision)
  expect(items.map(({ reason }) => reason)).toEqual(['taken back', 'saved', 'published', 'shipped'])
})

test('the second of two editors is told who was there, and neither text is lost', async () => {
  const ctx = await untouched()
  const [ann, bob] = [ctx.as('editor'), ctx.as('admin')]
  const seen = await getPage(bob, vision)
  await save(ann, 'Of Ann')
  const late = savePage(bob, { ...vision, version: seen.version, text: titled(seen.text, 'Of Bob') })
  await expect(late).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { text: titled(seen.text, 'Of Ann'), updatedBy: ann.actor.name } },
  })
  const current = await getPage(bob, vision)
  await savePage(bob, { ...vision, version: current.version, text: titled(seen.text, 'Of Bob') })
  const { items } = await listPageVersions(bob, vision)
  expect(items.some(({ text }) => text === titled(seen.text, 'Of Ann'))).toBe(true)
})

test('a save that is sent twice is one', async () => {
  const ctx = (await untouched()).as('editor')
  const { text } = await getPage(ctx, vision)
  const change = { ...vision, version: 0, text: titled(text, 'Once') }
  const first = await savePage(ctx, change)
  expect(await savePage(ctx, change)).toEqual(first)
})

test('what can’t be shown may be a draft and is never published, and the line is told', async () => {
  const ctx = (await untouched()).as('editor')
  const { text } = await getPage(ctx, vision)
  const faults: [string, string][] = [
    [text.replace('kind: pictures', 'kind: nothing'), 'kind'],
    [text.replace('## Risks', '## Dangers'), 'none of the headings'],
    [text.replace('---\n', '--\n'), 'front matter'],
    [titled(text, '"{{claims.none}}"'), 'no fact named'],
    [text.replace(/^title: .*$/m, 'title: [a, b'), ''],
  ]
  for (const [wrong, message] of faults) {
    const { version } = await getPage(ctx, vision)
    const draft = await savePage(ctx, { ...vision, version, text: wrong })
    await expect(publishPage(ctx, { ...vision, version: draft.version })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^Line \d+: /),
    })
    const { fault } = await checkPage(ctx, { ...vision, text: wrong })
    expect(fault?.message).toContain(message)
    expect(fault?.line).toBeGreaterThan(0)
  }
})

test('a plan is public by the clock alone, and one that is taken back never is', async () => {
  const ctx = (await untouched()).as('editor')
  const first = await save(ctx, 'Now')
  const now = await publishPage(ctx, { ...vision, version: first.version })
  const draft = await savePage(ctx, { ...vision, version: now.version, text: titled(now.text, 'Later') })
  const publishAt = new Date(ctx.clock.now().getTime() + minute).toISOString()
  const planned = await publishPage(ctx, { ...vision, version: draft.version, publishAt })
  expect(planned).toMatchObject({ state: 'scheduled', publishAt })
  expect((await currentEdition(ctx)).nextAt?.toISOString()).toBe(publishAt)
  await loadLivePages(ctx)
  expect(getSolution('machine-vision').title).toBe('Now')
  const name = (await currentEdition(ctx)).name
  ctx.clock.advance(minute)
  await loadLivePages(ctx)
  expect(getSolution('machine-vision').title).toBe('Later')
  expect((await currentEdition(ctx)).name).not.toBe(name)

  const again = await save(ctx, 'Never')
  const plan = await publishPage(ctx, {
    ...vision,
    version: again.version,
    publishAt: new Date(ctx.clock.now().getTime() + minute).toISOString(),
  })
  expect(await unschedulePage(ctx, { ...vision, version: plan.version })).toMatchObject({
    state: 'edited',
    hasDraft: true,
  })
  ctx.clock.advance(2 * minute)
  await loadLivePages(ctx)
  expect(getSolution('machine-vision').title).toBe('Later')
})

test('an earlier version comes back as the draft, and what stood there is kept', async () => {
  const ctx = (await untouched()).as('editor')
  await save(ctx, 'First')
  ctx.clock.advance(11 * minute)
  const second = await save(ctx, 'Second')
  const { items } = await listPageVersions(ctx, vision)
  const kept = items.find(({ text }) => text.includes('title: First'))
  const back = await restorePage(ctx, { ...vision, version: second.version, number: kept?.number ?? 0 })
  expect(back.text).toContain('title: First')
  const after = await listPageVersions(ctx, vision)
  expect(after.items.some(({ text }) => text.includes('title: Second'))).toBe(true)
  await expect(restorePage(ctx, { ...vision, version: back.version, number: 99 })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('published words that a release no longer takes give way to those of the site, and staff are told', async () => {
  const ctx = (await untouched()).as('editor')
  const draft = await save(ctx, 'Old words')
  await publishPage(ctx, { ...vision, version: draft.version })
  await ctx.db.update(pageEntryVersions).set({ text: '---\ntitle: Old words\n---\n' })
  await loadLivePages(ctx)
  expect(getSolution('machine-vision').title).toBe('Machine vision')
  expect(faultOfPage('solutions/machine-vision')).toMatch(/^Line \d+: /)
  expect((await getPage(ctx, vision)).fault).not.toBeNull()
})

test('the checks find a missing page, a quantity said otherwise and a picture without words', async () => {
  const ctx = (await untouched()).as('editor')
  const { text } = await getPage(ctx, vision)
  const wrong = text
    .replace(
      '## Who it is for\n',
      '## Who it is for\n\nSee [our kilns](/kilns). We start with 30 examples of each kind of defect.\n',
    )
    .replace('menuLine:', 'pictureAlt: ""\nmenuLine:')
  const check = await checkPage(ctx, { ...vision, text: wrong })
  expect(check.links).toContainEqual(expect.objectContaining({ to: '/kilns', verdict: 'missing' }))
  expect(check.contradictions).toEqual([expect.objectContaining({ quantity: 'defectExamples' })])
  expect(check.advice).toContain('A picture has no words for those who can’t see it')
  expect(check.readingAge).toBeGreaterThan(8)
  const clean = await checkPage(ctx, { ...vision, text })
  expect(clean).toMatchObject({ fault: null, contradictions: [] })
})

test('every page of every kind is listed, as it comes with the site, and reads back as it is', async () => {
  const ctx = (await untouched()).as('editor')
  const { groups } = await listPageEntries(ctx)
  expect(groups.length).toBeGreaterThanOrEqual(5)
  for (const { folder, items } of groups) {
    for (const { id, path, state } of items) {
      expect(state).toBe('site')
      const [, name = ''] = id.split('/')
      const { text } = await getPage(ctx, { folder, name })
      const { fault, contradictions } = await checkPage(ctx, { folder, name, text })
      expect({ id, fault, contradictions }).toEqual({ id, fault: null, contradictions: [] })
      // What stands where no page is.
      if (path !== '/404') expect(pageAt(path), path).toBeDefined()
    }
  }
})

test('a preview opens by its key alone, shows the draft, and changes nothing for anybody else', async () => {
  const ctx = await untouched()
  const { previewKey } = await save(ctx.as('editor'), 'Only a draft')
  let seen = ''
  const visitor = {
    ...ctx.as('visitor'),
    drawPage: async () => {
      seen = getSolution('machine-vision').title
      return { status: 200, html: '<p>page</p>', policy: "frame-ancestors 'none'" }
    },
  }
  const answer = await previewPage(visitor, previewKey ?? '')
  expect(seen).toBe('Only a draft')
  expect(getSolution('machine-vision').title).toBe('Machine vision')
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await expect(previewPage(visitor, crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
})

test('before the first change the page editor frames the page as visitors see it', async () => {
  const ctx = await untouched()
  const visitor = {
    ...ctx.as('visitor'),
    drawPage: async (path: string) => ({ status: 200, html: path, policy: "frame-ancestors 'none'" }),
  }
  const answer = await previewLivePage(visitor, vision)
  expect(await answer.text()).toBe('/solutions/machine-vision')
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
  const none = { folder: 'solutions', name: 'none' }
  await expect(async () => previewLivePage(visitor, none)).rejects.toMatchObject({ code: 'not_found' })
})
