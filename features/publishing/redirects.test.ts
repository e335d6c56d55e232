import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { countHit, loadRedirects, redirectAt, storeHits } from './current-redirects.server.ts'
import { fromPath, ownPlaces, toAddress } from './redirect-address.ts'
import { importRedirects } from './redirects.server/import-redirects.ts'
import { listRedirects } from './redirects.server/list-redirects.ts'
import { createRedirect, deleteRedirect, updateRedirect } from './redirects.server/save-redirect.ts'

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

test('no page, no staff address and nothing of the site itself is ever hidden by a redirect', async () => {
  const ctx = (await testCtx({ now: '2026-11-21T10:00:00Z' })).as('editor')
  for (const from of [
    '/contact',
    '/contact/',
    '/blog/edge-or-cloud',
    '/ai-role/data-engineer',
    '/leads',
    '/api/user',
    '/sitemap.xml',
    '/',
    '/x.data',
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
  expect(toAddress('https://shop.example/a?b=c')).toBe('https://shop.example/a?b=c')
  expect(() => toAddress('/a/..//evil.example')).toThrow('slash')
  expect(fromPath('https://old.example/über uns'.replace(' ', '-'))).toBe('/%C3%BCber-uns')
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
  expect(ownPlaces).toContain('api')
})
