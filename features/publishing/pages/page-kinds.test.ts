import { expect, test } from 'vitest'
import { metadataOf } from '#content/metadata.ts'
import { pageAt, pages } from '#content/pages.ts'
import { asShipped, setLiveEdition } from '#lib/editions.ts'
import { testCtx } from '#tests/context.ts'
import { loadLivePages } from './live-pages.server.ts'
import { missingPath, pageKinds } from './page-kinds.server.ts'
import { getPage } from './staff-pages.server/list-pages.ts'
import { publishPage } from './staff-pages.server/publish-page.ts'
import { savePage } from './staff-pages.server/save-page.ts'

/** For engineers who check a browser or a network: its words name what each state of a film has to do. */
const elsewhere = ['/video-test']

test('the words of every public page are in the page editor, those of articles with the articles (W7)', () => {
  const atDesk = new Set(pageKinds.flatMap(({ names, pathOf }) => names().map((name) => pathOf(name))))
  const missing = pages.map(({ path }) => path).filter((path) => !atDesk.has(path))
  expect(missing.filter((path) => !path.startsWith('/blog/')).toSorted()).toEqual(elsewhere.toSorted())
  const nowhere = [...atDesk].filter((path) => !pageAt(path))
  expect(nowhere).toEqual([missingPath])
})

test('an editor’s words of a list, of what its pages share, and of its head are what visitors read', async () => {
  setLiveEdition(asShipped)
  const ctx = (await testCtx()).as('editor')
  const edit = async (name: string, before: string, after: string) => {
    const where = { folder: 'site', name }
    const { version, text } = await getPage(ctx, where)
    expect(text).toContain(before)
    const draft = await savePage(ctx, { ...where, version, text: text.replace(before, after) })
    await publishPage(ctx, { ...where, version: draft.version })
  }
  await edit('roles', 'title: AI roles you can hire by the day', 'title: People for a quarter')
  await edit('use-case', 'problem: The problem', 'problem: What goes wrong')
  await edit('questions', 'questions on AI in industry', 'answers on AI in industry')
  await loadLivePages(ctx)
  const head = pageAt('/ai-roles')
  expect(head && metadataOf(head, 'https://example.com').title).toMatch(/^People for a quarter/)
  const { useCasePageOf } = await import('#content/use-case-page.ts')
  expect(useCasePageOf('fraud-detection')?.words.problem).toBe('What goes wrong')
  expect(pageAt('/qa')?.description).toMatch(/^\d+\+ answers on AI/)
  setLiveEdition(asShipped)
})
