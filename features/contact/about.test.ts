import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { testCtx } from '#tests/context.ts'
import { enquiries } from '#features/leads/enquiry.table.server.ts'
import { aboutOf } from './about.server.ts'
import { submitContactForm } from './contact-form.server.ts'
import { submitContact } from './contact.server.ts'

const about = async (search: string) =>
  aboutOf(await testCtx({ role: 'visitor' }), new URLSearchParams(search))

test('an address names the tool whose result is discussed, and its page', async () => {
  expect(await about('from=demo&page=/demo/machine-vision')).toEqual({
    tool: 'demo',
    path: '/demo/machine-vision',
    name: 'Machine Vision',
  })
  expect(await about('from=calculator&page=/resources/oee-calculator')).toMatchObject({
    path: '/resources/oee-calculator',
    name: 'OEE calculator',
  })
  expect(await about('from=matcher')).toMatchObject({ path: '/solutions/ai-solution-recommender' })
  expect(await about('from=assessment')).toMatchObject({ path: '/ai-readiness-assessment' })
})

test('a page that is not the tool’s, or not ours, is not named', async () => {
  expect(await about('')).toBeUndefined()
  expect(await about('from=chess')).toBeUndefined()
  for (const page of [
    '/blog',
    '//shop.example',
    'https://shop.example/demo/machine-vision',
    '/demo/chess',
    '/demo/../x',
  ])
    expect((await about(`from=demo&page=${page}`))?.path, page).toBe('/demo')
})

const ann = {
  name: 'Ann Byrne',
  email: 'ann@castings.example',
  company: 'Byrne Castings',
  message: 'Two of our shifts differ.',
}

test('staff see the page that led to the form, without what was entered there, in the enquiry and in the mail', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const from = '/resources/oee-calculator?planned=420#result'
  await submitContact(ctx, { ...ann, tool: 'calculator', source: { page: '/contact', from } })
  const [enquiry] = await ctx.db.select().from(enquiries)
  expect(enquiry).toMatchObject({
    source: 'calculator',
    touch: { page: '/contact', from: '/resources/oee-calculator' },
  })
  const { rows } = await ctx.db.execute<{ text: string }>(
    sql`select text from mails where kind = 'contact.sales'`,
  )
  expect(rows[0]?.text).toContain(`Came from: ${ctx.settings.siteUrl}/resources/oee-calculator\n`)
})

test('what is no path of this site does not reach staff as a link', async () => {
  for (const from of ['//shop.example', '/\\shop.example', 'javascript:alert(1)', 'https://shop.example/']) {
    const ctx = await testCtx({ role: 'visitor' })
    await submitContact(ctx, { ...ann, source: { page: '/contact', from } })
    const [enquiry] = await ctx.db.select().from(enquiries)
    expect(enquiry?.touch, from).toEqual({ at: expect.any(String), page: '/contact' })
  }
})

test('a form without script says where it was reached from, and keeps it when it comes back', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const post = (fields: Record<string, string>) =>
    submitContactForm(
      ctx,
      new Request('https://site.test/contact', { method: 'POST', body: new URLSearchParams(fields) }),
    )
  const fields = { ...ann, page: '/contact', tool: 'demo', from: '/demo/machine-vision' }
  const back = await post({ ...fields, email: 'ann' })
  expect(back).toMatchObject({
    isSent: false,
    state: { values: { tool: 'demo', from: '/demo/machine-vision' } },
  })
  expect(await post(fields)).toEqual({ isSent: true })
  const [enquiry] = await ctx.db.select().from(enquiries)
  expect(enquiry).toMatchObject({ source: 'demo', touch: { from: '/demo/machine-vision' } })
})
