import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { claims } from '#config/brand.ts'
import { findSampleContract } from '#content/contracts/index.ts'
import { demoPageOf } from '#content/demo-page.ts'
import { faqEntries } from '#content/faq/index.ts'
import { home } from '#content/home.ts'
import { headerLinks } from '#content/navigation.ts'
import { pageAt, pages } from '#content/pages.ts'
import { levelBands, wholePriceOf } from '#content/prices.ts'
import { calculatorPageOf, guidePageOf } from '#content/resource-page.ts'
import { sampleDownloads } from '#content/resources/downloads.ts'
import { getSolution } from '#content/solutions/index.ts'
import { teamAugmentationPage } from '#content/team-augmentation-page.ts'
import { asShipped, setLiveEdition } from '#lib/editions.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { listKnownQuestions } from '#features/answers/known-questions.server.ts'
import { solutionCourses } from '#features/matcher/solution-courses.server.ts'
import { loadLivePages } from './live-pages.server.ts'
import { checkPage } from './staff-pages.server/check-page.ts'
import { exportPages } from './staff-pages.server/export-pages.ts'
import { getPage } from './staff-pages.server/list-pages.ts'
import { publishPage, takePageBack } from './staff-pages.server/publish-page.ts'
import { savePage } from './staff-pages.server/save-page.ts'

const vision = { folder: 'solutions', name: 'machine-vision' }

/** A context whose pages are as they come with the site. */
async function untouched(): Promise<TestCtx> {
  setLiveEdition(asShipped)
  return testCtx()
}

const prices = { folder: 'figures', name: 'prices' }

test('a price that is edited is another one on pages, in the matcher, the chat, texts and bands of roles, and back again', async () => {
  const ctx = (await untouched()).as('editor')
  const page = await getPage(ctx, prices)
  const text = page.text.replace('from: 800', 'from: 900').replace('to: 1500', 'to: 1650')
  const draft = await savePage(ctx, { ...prices, version: page.version, text })
  const live = await publishPage(ctx, { ...prices, version: draft.version })
  await loadLivePages(ctx)
  expect(claims.dayRate.value).toBe('£900–£1,650')
  const solution = getSolution('predictive-maintenance-intelligence')
  const { from, to } = solution.priceBasis === 'vision' ? { from: 0, to: 0 } : solution.priceBasis.days
  expect(wholePriceOf(solution)).toEqual({ from: from * 900, to: to * 1650 })
  expect(solutionCourses[solution.slug]?.pounds).toEqual(wholePriceOf(solution))
  expect(levelBands.engineer.from).toBe(900)
  expect(pageAt('/team-augmentation')?.description).toContain('£900–£1,650')
  const said = JSON.stringify([
    await listKnownQuestions(ctx),
    [...pages],
    [...faqEntries],
    teamAugmentationPage(),
  ])
  expect(said).toContain('£900–£1,650')
  expect(said).not.toMatch(/£800–£1,500|£800 to £1,500/)

  await takePageBack(ctx, { ...prices, version: live.version })
  await loadLivePages(ctx)
  expect(claims.dayRate.value).toBe('£800–£1,500')
})

test('a quantity that is edited is said by every text that names it, and the checks follow', async () => {
  const ctx = (await untouched()).as('editor')
  const where = { folder: 'figures', name: 'quantities' }
  const page = await getPage(ctx, where)
  const text = page.text.replace(
    /defectExamples:\n {2}from: 100\n {2}to: 300/,
    'defectExamples:\n  from: 150\n  to: 400',
  )
  const draft = await savePage(ctx, { ...where, version: page.version, text })
  await publishPage(ctx, { ...where, version: draft.version })
  await loadLivePages(ctx)
  expect(getSolution('machine-vision').inputs.join(' ')).toContain('150 to 400')
  const old = await checkPage(ctx, {
    ...vision,
    text: (await getPage(ctx, vision)).text.replace(
      '## Risks',
      'We start with 100 examples of each kind of defect.\n\n## Risks',
    ),
  })
  expect(old.contradictions.map(({ quantity }) => quantity)).toEqual(['defectExamples'])
  const wrong = await getPage(ctx, where)
  for (const change of [
    text.replace('from: 150', 'from: 500'),
    text.replace('from: 150', 'from: many'),
    `${text}none: 3\n`,
  ]) {
    const saved = await savePage(ctx, {
      ...where,
      version: (await getPage(ctx, where)).version,
      text: change,
    })
    await expect(publishPage(ctx, { ...where, version: saved.version })).rejects.toMatchObject({
      code: 'invalid',
    })
  }
  expect(wrong.state).toBe('edited')
})

test('home, menus and descriptions are edited like any page, and what is published is exported as a patch', async () => {
  const ctx = (await untouched()).as('editor')
  const edit = async (page: { folder: string; name: string }, before: string, after: string) => {
    const { version, text } = await getPage(ctx, page)
    expect(text).toContain(before)
    const draft = await savePage(ctx, { ...page, version, text: text.replace(before, after) })
    await publishPage(ctx, { ...page, version: draft.version })
  }
  expect(await (await exportPages(ctx)).text()).toBe('')
  await edit({ folder: 'site', name: 'home' }, 'AI for the shop floor', 'AI for the kiln')
  await edit({ folder: 'site', name: 'navigation' }, 'label: Blog', 'label: Notes')
  await edit(prices, 'from: 800', 'from: 850')
  await loadLivePages(ctx)
  expect(home.hero.title).toContain('AI for the kiln')
  expect(headerLinks.map(({ label }) => label)).toContain('Notes')
  const patch = await (await exportPages(ctx)).text()
  expect(patch).toContain('+  title: AI for the kiln')
  expect(patch).toContain(
    "+  dayRate: claim({ id: 'day-rate', text: 'engineers’ day rate', value: '£850–£1,500' }),",
  )
  execFileSync('git', ['apply', '--check', '-'], { input: patch })
})

test('engineers by the day, demos and guides are edited too, and a guide’s download says what the guide says', async () => {
  const ctx = (await untouched()).as('editor')
  const edit = async (folder: string, name: string, before: string, after: string) => {
    const { version, text } = await getPage(ctx, { folder, name })
    expect(text).toContain(before)
    const draft = await savePage(ctx, { folder, name, version, text: text.replace(before, after) })
    await publishPage(ctx, { folder, name, version: draft.version })
  }
  const hrefs = () => guidePageOf('baseline-protocol')?.downloads.map(({ href }) => href)
  expect(hrefs()?.every((href) => href.startsWith('/downloads/'))).toBe(true)
  await edit('site', 'team-augmentation', 'title: Compliance', 'title: Papers in order')
  await edit('demos', 'machine-vision', 'title: Compare with the master', 'title: Held beside the master')
  await edit('resources', 'baseline-protocol', 'Measuring before and after', 'Kilns before and after')
  await loadLivePages(ctx)
  expect(JSON.stringify(teamAugmentationPage())).toContain('Papers in order')
  expect(demoPageOf('machine-vision')?.entry.title).toMatch(/^Held beside the master/)
  expect(guidePageOf('baseline-protocol')?.title).toMatch(/^Kilns /)
  expect(hrefs()).toEqual([
    '/resources/baseline-protocol/download.pdf',
    '/resources/baseline-protocol/download.csv',
  ])
  const patch = await (await exportPages(ctx)).text()
  for (const name of ['site/team-augmentation', 'demos/machine-vision', 'resources/baseline-protocol'])
    expect(patch).toContain(`+++ b/content/${name}.md`)
  execFileSync('git', ['apply', '--check', '-'], { input: patch })
})

test('calculators and sample contracts are edited too, and the PDF of a sample is made of its present words', async () => {
  const ctx = (await untouched()).as('editor')
  const edit = async (folder: string, name: string, before: string, after: string) => {
    const { version, text } = await getPage(ctx, { folder, name })
    expect(text).toContain(before)
    const draft = await savePage(ctx, { folder, name, version, text: text.replace(before, after) })
    await publishPage(ctx, { folder, name, version: draft.version })
  }
  const sample = () => findSampleContract('sample-order') ?? { slug: '', title: '' }
  expect(sampleDownloads(sample())).toMatchObject([{ href: expect.stringMatching(/^\/downloads\//) }])
  await edit('calculators', 'oee-calculator', 'Five counts of one shift.', 'Five counts of one firing.')
  await edit('contracts', 'sample-order', 'Sample order for one step', 'Sample order for one kiln')
  await loadLivePages(ctx)
  expect(calculatorPageOf('oee-calculator').intro).toMatch(/^Five counts of one firing\./)
  expect(pageAt('/how-we-contract/sample-order')?.title).toBe('Sample order for one kiln')
  expect(sampleDownloads(sample())).toMatchObject([
    { href: '/how-we-contract/sample-order/download.pdf', label: 'Sample order for one kiln' },
  ])
  const patch = await (await exportPages(ctx)).text()
  for (const name of ['calculators/oee-calculator', 'contracts/sample-order'])
    expect(patch).toContain(`+++ b/content/${name}.md`)
})
