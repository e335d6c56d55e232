import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { countHit, loadRedirects, redirectAt, storeHits } from './current-redirects.server.ts'
import { createPost } from '#features/publishing/posts/staff-posts.server/create-post.ts'
import { publishPost } from '#features/publishing/posts/staff-posts.server/publish-post.ts'
import { savePost } from '#features/publishing/posts/staff-posts.server/save-post.ts'
import { fromPath, toAddress } from './redirect-address.ts'
import { importRedirects } from './redirects.server/import-redirects.ts'
import { listRedirects } from './redirects.server/list-redirects.ts'
import { createRedirect, deleteRedirect, updateRedirect } from './redirects.server/save-redirect.ts'
import { tidyRedirects } from './redirects.server/tidy-redirects.ts'

test('a redirect works from memory once it is read, with or without a slash, and its hits are counted', async () => {
  const ctx = (await testCtx()).as('editor')
  const made = await createRedirect(ctx, { from: '/old-page/', to: '/contact?from=old#form', status: 301 })
  expect(made).toMatchObject({ from: '/old-page', to: '/contact?from=old#form', notes: [] })
  await loadRedirects(ctx)
  const known = redirectAt('/old-page/')
  expect(known).toMatchObject({ to: '/contact?from=old#form', status: 301 })
  expect(redirectAt('/old-page-2')).toBeUndefined()
  if (known) for (let i = 0; i < 3; i++) countHit(known)
  await storeHits(ctx)
  await storeHits(ctx)
  const { items } = await listRedirects(ctx, { limit: 25 })
  expect(items).toMatchObject([{ from: '/old-page', hits: 3, lastHitAt: ctx.clock.now().toISOString() }])
})

test('a chain is followed to its end, from both sides, and a loop is refused', async () => {
  const ctx = (await testCtx()).as('editor')
  await createRedirect(ctx, { from: '/b', to: '/contact', status: 301 })
  expect(await createRedirect(ctx, { from: '/a', to: '/b', status: 302 })).toMatchObject({
    to: '/contact',
    notes: [expect.stringContaining('/b leads on')],
  })
  const { items } = await listRedirects(ctx, { limit: 25, q: '/b' })
  const b = items.find(({ from }) => from === '/b')
  await expect(
    updateRedirect(ctx, { id: b?.id ?? '', version: 1, from: '/b', to: '/b/', status: 301 }),
  ).rejects.toMatchObject({
    code: 'invalid',
    errors: { to: 'This leads back to the old address' },
  })
  await createRedirect(ctx, { from: '/x', to: 'https://elsewhere.example/x', status: 308 })
  await expect(createRedirect(ctx, { from: '/a', to: '/qa', status: 301 })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('two redirects entered at the same time can’t make a loop', async () => {
  const ctx = (await testCtx()).as('editor')
  await createRedirect(ctx, { from: '/one', to: '/contact', status: 301 })
  await createRedirect(ctx, { from: '/two', to: '/contact', status: 301 })
  const { items } = await listRedirects(ctx, { limit: 25 })
  const change = (from: string, to: string) => {
    const { id = '', version = 0 } = items.find((one) => one.from === from) ?? {}
    return updateRedirect(ctx, { id, version, from, to, status: 301 })
  }
  const outcomes = await Promise.allSettled([change('/one', '/two'), change('/two', '/one')])
  await loadRedirects(ctx)
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  const ends = ['/one', '/two'].map((path) => redirectAt(path)?.to)
  expect(ends.filter((to) => to === '/one' || to === '/two').length).toBeLessThan(2)
  for (const path of ['/one', '/two']) expect(redirectAt(redirectAt(path)?.to ?? '')).toBeUndefined()
})

const siteUrl = 'https://site.test'

/** An article that is to be public in a week. */
async function planned(ctx: TestCtx, slug: string) {
  const { id, version, fields } = await createPost(ctx, { title: 'Kilns' })
  const written = { ...fields, slug, description: 'What a kiln tells.', body: 'Kilns drift.' }
  const saved = await savePost(ctx, { id, version, fields: written })
  await publishPost(ctx, { id, version: saved.version, publishAt: '2026-11-28T10:00:00Z' })
}

test('a redirect is the same in every spelling of its address, and works in all of them', async () => {
  const ctx = (await testCtx()).as('editor')
  const made = await createRedirect(ctx, { from: '/Old//Page', to: '/contact', status: 301 })
  expect(made.from).toBe('/old/page')
  for (const from of ['/old/page', '/OLD/PAGE/', '/%6fld/page', '/x/../old/page'])
    await expect(createRedirect(ctx, { from, to: '/qa', status: 301 }), from).rejects.toMatchObject({
      code: 'conflict',
    })
  await loadRedirects(ctx)
  for (const path of ['/old/page', '/Old/Page/', '//old//page', '/%6Fld/page'])
    expect(redirectAt(path)?.to, path).toBe('/contact')
})

test('no loop is made by another spelling or by the site’s own address in full', async () => {
  const ctx = (await testCtx()).as('editor')
  await createRedirect(ctx, { from: '/b', to: '/contact', status: 301 })
  expect(await createRedirect(ctx, { from: '/a', to: '/B/?x=1', status: 301 })).toMatchObject({
    to: '/contact',
  })
  const loops = ['/C', '//c', '/%63/', 'https://site.test/c', 'HTTPS://SITE.TEST/C/#d', '/x/../c']
  for (const to of loops)
    await expect(createRedirect(ctx, { from: '/c', to, status: 301 }), to).rejects.toMatchObject({
      code: 'invalid',
    })
  expect(await createRedirect(ctx, { from: '/d', to: 'https://site.test/b', status: 301 })).toMatchObject({
    to: '/contact',
  })
})

test('redirects that were stored before the rules lead away from nothing of the site, and from one address once', async () => {
  const isOwnAddress = (key: string) => key === '/login'
  const ctx = (await testCtx({ isOwnAddress })).as('editor')
  const stored = async (from: string, to: string, at: string) =>
    ctx.database.pool.query(
      `insert into redirects ("from", "to", status, created_at, updated_at, updated_by) values ($1, $2, 301, $3, $3, 'x')`,
      [from, to, at],
    )
  await stored('/Login', 'https://evil.example/', '2026-01-01')
  await stored('/CONTACT', 'https://evil.example/', '2026-01-01')
  await stored('/Old', '/qa', '2026-01-01')
  await stored('/old', '/contact', '2026-02-01')
  await loadRedirects(ctx)
  for (const path of ['/login', '/Login', '/contact', '/CONTACT'])
    expect(redirectAt(path), path).toBeUndefined()
  await tidyRedirects(ctx)
  await tidyRedirects(ctx)
  await loadRedirects(ctx)
  expect(redirectAt('/OLD')?.to).toBe('/contact')
  const { items } = await listRedirects(ctx, { limit: 25 })
  expect(Object.fromEntries(items.map(({ from, isOverruled }) => [from, isOverruled]))).toEqual({
    '/contact': true,
    '/login': true,
    '/old': false,
  })
})

test('no page, no staff address and nothing of the site itself is ever hidden by a redirect', async () => {
  const isOwnAddress = (key: string) => ['/leads', '/api/user', '/sw.js'].includes(key)
  const ctx = (await testCtx({ now: '2026-11-21T10:00:00Z', isOwnAddress })).as('editor')
  await planned(ctx, 'kilns-to-come')
  for (const from of [
    '/contact',
    '/contact/',
    '/Contact',
    '/%63ontact',
    '/contact//',
    '/./contact',
    '/x/../contact',
    '/x/%2e%2e/contact',
    '/blog/edge-or-cloud',
    '/Blog//Edge-or-cloud/',
    '/blog/kilns-to-come',
    '/qa/security',
    '/qa/SECURITY',
    '/use-case/forklift-pedestrian-safety',
    '/ai-role/data-engineer',
    '/privacy-request/confirm',
    '/leads',
    '/Leads/',
    '/%6ceads',
    '/sw%2Ejs',
    '/api//user',
    '/',
    '/%61pi/../api/user',
  ]) {
    await expect(createRedirect(ctx, { from, to: '/qa', status: 301 }), from).rejects.toMatchObject({
      code: 'invalid',
    })
  }
  expect((await listRedirects(ctx, { limit: 25 })).items).toEqual([])
})

test('a redirect leads only to a page that is there or to a web address that was typed in full', async () => {
  const ctx = (await testCtx()).as('editor')
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    'https:evil.example',
    'https://user:pass@evil.example/',
    '/nowhere',
    'ftp://a.example',
  ])
    await expect(createRedirect(ctx, { from: '/old', to, status: 301 }), to).rejects.toMatchObject({
      code: 'invalid',
    })
  expect(toAddress('https://shop.example/a?b=c', siteUrl)).toBe('https://shop.example/a?b=c')
  expect(toAddress('https://site.test/Contact?a=b#c', siteUrl)).toBe('/Contact?a=b#c')
  expect(() => toAddress('/a/..//evil.example', siteUrl)).toThrow('slash')
  expect(fromPath('https://old.example/über uns'.replace(' ', '-'))).toBe('/%C3%BCber-uns')
  expect(fromPath('/old/.././%4Fld-PAGE//')).toBe('/old-page')
  expect(await createRedirect(ctx, { from: '/gone', to: null, status: 410 })).toMatchObject({ to: null })
})

test('a redirect is changed by the version that was read, and deleted', async () => {
  const ctx = (await testCtx()).as('editor')
  const made = await createRedirect(ctx, { from: '/old', to: '/contact', status: 301 })
  const changed = await updateRedirect(ctx, { ...made, status: 308, from: '/older', to: '/qa' })
  expect(changed).toMatchObject({ id: made.id, from: '/older', to: '/qa', status: 308, version: 2 })
  await expect(updateRedirect(ctx, { ...made, status: 302, to: '/contact' })).rejects.toMatchObject({
    code: 'conflict',
  })
  await deleteRedirect(ctx, made.id)
  expect((await listRedirects(ctx, { limit: 25 })).items).toEqual([])
})

test('lines are imported with a verdict each, after a trial that writes nothing', async () => {
  const ctx = (await testCtx()).as('editor')
  await createRedirect(ctx, { from: '/kept', to: '/contact', status: 301 })
  const text =
    'old,new,status\n/a,/contact\n"/b";"/qa";302\n/kept\t/contact\n/gone,410\n/contact,/qa\n/c,/d\n\n# a remark\n/e,/a\n/f,/contact,999'
  const trial = await importRedirects(ctx, { text, isDryRun: true })
  expect(trial.lines.map(({ line, verdict }) => [line, verdict])).toEqual([
    [2, 'new'],
    [3, 'new'],
    [4, 'same'],
    [5, 'new'],
    [6, 'refused'],
    [7, 'refused'],
    [10, 'new'],
    [11, 'refused'],
  ])
  expect(trial.lines.find(({ from }) => from === '/e')?.to).toBe('/contact')
  expect((await listRedirects(ctx, { limit: 25 })).items).toHaveLength(1)
  expect(await importRedirects(ctx, { text, isDryRun: false })).toEqual(trial)
  expect((await listRedirects(ctx, { limit: 25 })).items).toHaveLength(5)
  const again = await importRedirects(ctx, { text, isDryRun: false })
  expect(again.written).toBe(0)
})

test('a list of redirects is read page by page and by use', async () => {
  const ctx = (await testCtx()).as('editor')
  for (let i = 0; i < 5; i++) {
    await createRedirect(ctx, { from: `/old-${i}`, to: '/contact', status: 301 })
    if (i % 2) ctx.clock.advance(1000)
  }
  const seen: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await listRedirects(ctx, { limit: 2, cursor })
    seen.push(...page.items.map(({ from }) => from))
    if (!page.nextCursor) break
    cursor = page.nextCursor
  }
  expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((i) => `/old-${i}`))
  expect((await listRedirects(ctx, { limit: 25, use: 'unused' })).items).toHaveLength(5)
})
