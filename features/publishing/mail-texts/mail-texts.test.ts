import { expect, onTestFinished, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { brand } from '#config/brand.ts'
import { mailTexts, type MailTextId } from '#content/mail-texts.ts'
import { listAudit } from '#features/audit/audit.server.ts'
import { acknowledgement } from '#features/intake/enquiry-mail.server.ts'
import { loadLivePages } from '#features/publishing/pages/live-pages.server.ts'
import { asShipped, setLiveEdition } from '#lib/editions.ts'
import { mailTextWords, placeholderFaults, type MailTextWords } from './mail-text.schema.ts'
import { changeMailText, listMailTexts } from './mail-texts.server.ts'
import { writeMail } from './write-mail.server.ts'

const contact = 'contact.acknowledgement'
const recorded = { leadId: 'l', enquiryId: 'e-1', replyBy: new Date('2026-11-23T17:30:00Z') }
const ackTo = (name: string) => acknowledgement(contact, { name, email: 'ann@castings.example' }, recorded)
async function itemOf(ctx: TestCtx, id: MailTextId) {
  const item = (await listMailTexts(ctx)).items.find((one) => one.id === id)
  if (!item) throw new Error(`no ${id}`)
  return item
}
/** Sets words, as every server hears of it. */
async function set(ctx: TestCtx, id: MailTextId, words: Partial<MailTextWords>) {
  const { subject, heading, text, version } = await itemOf(ctx, id)
  const saved = await changeMailText(ctx, { id, subject, heading, text, version, ...words })
  onTestFinished(() => setLiveEdition(asShipped))
  await loadLivePages(ctx)
  return saved
}

test('K2: the words that come with the site suit their own rules, fill in all that they name, and both parts say the same', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { items } = await listMailTexts(ctx)
  expect(items.map(({ id }) => id)).toEqual(Object.keys(mailTexts))
  for (const { id, subject, heading, text, placeholders, isStandard } of items) {
    const words = { subject, heading, text }
    expect(mailTextWords.safeParse(words).success, id).toBe(true)
    expect(placeholderFaults(words, placeholders), id).toEqual({})
    expect(isStandard, id).toBe(true)
  }
  const { subject, text, html } = ackTo('Ann Byrne')
  expect(subject).toBe('We have your message: reply by Monday 23 November, 17:30')
  expect(text).toContain(
    `Hello Ann Byrne,\n\nthank you for writing to ${brand.name}. Your message has arrived, and we will reply by Monday 23 November, 17:30, UK time.\n\nWhat happens next:\n1. An engineer`,
  )
  expect(text).toContain(`call ${brand.phone.label} (Monday to Friday, 09:00 to 18:00).`)
  expect(text).toMatch(/Reference: e-1$/)
  expect(html).toContain('we will reply by <strong>Monday 23 November, 17:30</strong>, UK time.')
  expect(html).toContain(`<a href="${brand.phone.href}"><strong>${brand.phone.label}</strong></a>`)
  expect(html).toContain(
    '<ol style="margin:0 0 24px;padding-left:20px"><li style="margin:0 0 8px">An engineer',
  )
})

test('K2: the owner’s words go out from then on, in both parts, stand in the log, and can be taken back', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const saved = await set(ctx, contact, {
    subject: 'Thanks, {{name}}',
    text: 'Dear {{name}},\n\nwe write by {{reply by}}.\n\n- by mail\n- or by phone',
  })
  expect(saved).toMatchObject({ version: 1, isStandard: false })
  const mail = ackTo('Ann Byrne')
  expect(mail.subject).toBe('Thanks, Ann Byrne')
  expect(mail.text).toContain(
    'Dear Ann Byrne,\n\nwe write by Monday 23 November, 17:30.\n\n- by mail\n- or by phone',
  )
  expect(mail.html).toContain('<li style="margin:0 0 8px">or by phone</li></ul>')
  expect((await listAudit(ctx, { limit: 1 })).items).toMatchObject([
    {
      action: 'mail-text.changed',
      entityId: contact,
      from: { subject: 'We have your message: reply by {{reply by}}' },
      to: { mail: 'Contact form: we have your message', subject: 'Thanks, {{name}}' },
    },
  ])
  const { standard } = await itemOf(ctx, contact)
  expect(await set(ctx, contact, standard)).toMatchObject({ version: 2, isStandard: true })
  expect(ackTo('Ann').subject).toBe('We have your message: reply by Monday 23 November, 17:30')
  ctx.clock.advance(1000)
  expect((await listAudit(ctx, { limit: 25 })).items.map(({ action }) => action)).toContain(
    'mail-text.restored',
  )
})

test('K2: what a visitor types stays words: no tags, no placeholders, no lists and no further lines', async () => {
  const ctx = await testCtx({ role: 'owner' })
  await set(ctx, contact, { subject: 'For {{name}}', heading: 'For {{name}}' })
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: all@castings.example\n\n1. {{reply by}} {{phone}}'
  const { subject, text, html } = ackTo(hostile)
  expect(subject).toBe('For <img src=x onerror=alert(1)> Bcc: all@castings.example 1. {{reply by}} {{phone}}')
  expect(text).toContain(`Hello ${subject.slice(4)},\n`)
  expect(html).not.toContain('<img')
  expect(html).toContain(
    '&lt;img src=x onerror=alert(1)&gt; Bcc: all@castings.example 1. {{reply by}} {{phone}}',
  )
  const answer = writeMail('chat.answer', {
    name: 'Ann',
    colleague: '',
    answer: { quote: 'See <b>this</b>\n{{name}}' },
  })
  expect(answer.html).toContain('See &lt;b&gt;this&lt;/b&gt;\n{{name}}</blockquote>')
  expect(answer.text).toContain('have since left. replies:\n\nSee <b>this</b>\n{{name}}')
})

test('K2: an unknown placeholder, one that is missing, open braces and a list within a line are refused in words', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const refused = async (id: MailTextId, words: Partial<MailTextWords>) => {
    const { subject, heading, text, version } = await itemOf(ctx, id)
    const change = { id, subject, heading, text, version, ...words }
    return changeMailText(ctx, change).then(
      () => 'taken',
      (error: { code: string; errors?: object }) => [error.code, error.errors],
    )
  }
  expect(await refused(contact, { subject: 'For {{surname}}' })).toEqual([
    'invalid',
    {
      subject: expect.stringMatching(
        /^There is no placeholder \{\{surname\}\} in this mail\. There are \{\{name\}\}/,
      ),
    },
  ])
  expect(await refused('newsletter.confirm', { text: 'Please confirm.' })).toEqual([
    'invalid',
    { text: 'The text needs {{link}}: the mail is sent for it.' },
  ])
  expect(await refused(contact, { text: 'Hello {{name}, thank you' })).toEqual([
    'invalid',
    { text: 'A placeholder is written {{name}}: two braces on each side.' },
  ])
  expect(await refused('chat.answer', { text: 'We say {{answer}} to you' })).toEqual([
    'invalid',
    { text: '{{answer}} needs a paragraph of its own.' },
  ])
  expect(await refused('chat.answer', { subject: '{{answer}}' })).toEqual([
    'invalid',
    { subject: '{{answer}} can only stand in the text.' },
  ])
  await expect(
    changeMailText(ctx, { id: 'constructor', subject: 'x', heading: 'x', text: 'x', version: 0 }),
  ).rejects.toMatchObject({ code: 'not_found' })
  for (const role of ['sales', 'editor'] as const)
    await expect(listMailTexts(ctx.as(role))).rejects.toMatchObject({ code: 'forbidden' })
})

test('K2: of two who write one mail the second is told, another mail is nobody’s conflict, and words that no longer suit are left out', async () => {
  const ctx = await testCtx({ role: 'owner' })
  await set(ctx, contact, { subject: 'First' })
  const { standard } = await itemOf(ctx, contact)
  await expect(
    changeMailText(ctx, { id: contact, ...standard, subject: 'Second', version: 0 }),
  ).rejects.toMatchObject({ code: 'conflict', data: { current: { subject: 'First', version: 1 } } })
  expect(await set(ctx, 'newsletter.already', { subject: 'Still on our list' })).toMatchObject({ version: 1 })
  await ctx.database.pool.query(
    `update firm_settings set fields = fields || '{"text":"{{gone}}"}' where part = 'mail-text.newsletter.already'`,
  )
  await loadLivePages(ctx)
  const link = { url: 'https://site.test/x', label: 'See' }
  expect(writeMail('newsletter.already', { link }).subject).toBe('You already get our newsletter')
  expect(ackTo('Ann').subject).toBe('First')
})
