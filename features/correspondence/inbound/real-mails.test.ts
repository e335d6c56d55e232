import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { leadQuery } from '#features/leads/lead-query.schema.ts'
import { getLead } from '#features/leads/leads.server/get-lead.ts'
import { listLeads } from '#features/leads/leads.server/list-leads.ts'
import { logActivity } from '#features/leads/leads.server/log-activity.ts'
import { recordEnquiry } from '#features/leads/leads.server/record-enquiry.ts'
import { listUnassigned } from '#features/correspondence/list-messages.server.ts'
import type { MessageKind } from '#features/correspondence/message-kinds.ts'
import { minuteMs } from '#lib/durations.ts'
import { testCtx } from '#tests/context.ts'
import { keepMessage } from './keep-message.server.ts'
import { readMail } from './read-mail.ts'

const folder = new URL('../../../tests/files/mails/', import.meta.url)
/** As a mail server hands it on. */
const raw = async (name: string) =>
  Buffer.from((await readFile(new URL(`${name}.eml`, folder), 'utf8')).replaceAll(/\r?\n/g, '\r\n'))

const mails: [name: string, kind: MessageKind][] = [
  ['newsletter-mailchimp', 'bulk'],
  ['newsletter-brevo', 'bulk'],
  ['newsletter-phplist', 'bulk'],
  ['list-mailman', 'bulk'],
  ['vacation-outlook', 'auto_reply'],
  ['vacation-gmail', 'auto_reply'],
  ['vacation-exim', 'auto_reply'],
  ['vacation-unix', 'auto_reply'],
  ['vacation-dovecot', 'auto_reply'],
  ['bounce-postfix', 'bounce'],
  ['bounce-exchange', 'bounce'],
  ['bounce-gmail', 'bounce'],
  ['receipt-outlook', 'receipt'],
  ['receipt-thunderbird', 'receipt'],
  ['invitation-google', 'auto_reply'],
  ['invitation-accepted', 'receipt'],
  ['invitation-outlook', 'written'],
  ['written-sales-program', 'written'],
  ['written-phone', 'written'],
  // By its headers one of many: whose list it is only the keeper knows.
  ['written-own-group', 'bulk'],
]

test('each of the messages is listed here', async () => {
  const files = (await readdir(folder)).map((file) => file.replace('.eml', ''))
  expect(files.toSorted()).toEqual(mails.map(([name]) => name).toSorted())
})

test.for(mails)('%s is read as %s', async ([name, kind]) => {
  expect((await readMail(await raw(name))).kind).toBe(kind)
})

const isPersons = (name: string) => name.startsWith('written') || name === 'invitation-outlook'

async function begin(name: string) {
  const ctx = await testCtx()
  const arrive = async () =>
    keepMessage(ctx, { mail: await readMail(await raw(name)), receivedAt: ctx.clock.now() })
  return { ctx, arrive }
}
const enquiry = {
  source: 'contact' as const,
  name: 'Ann Lee',
  email: 'ann@castings.example',
  touch: {},
  consents: [],
}

test.for(mails)('%s of a lead begins the promise if a person wrote it, and else not', async ([name]) => {
  const { ctx, arrive } = await begin(name)
  const { leadId } = await recordEnquiry(ctx, enquiry)
  ctx.clock.advance(minuteMs)
  await logActivity(ctx, { leadId, kind: 'call', body: 'Talked' })
  ctx.clock.advance(minuteMs)
  expect(await arrive()).toBe('kept')
  expect((await getLead(ctx, leadId)).reply?.state).toBe(isPersons(name) ? 'due' : 'met')
})

test.for(mails.filter(([name]) => !isPersons(name)))(
  '%s doesn’t end the promise of a lead that waits',
  async ([name]) => {
    const { ctx, arrive } = await begin(name)
    const { leadId } = await recordEnquiry(ctx, enquiry)
    ctx.clock.advance(minuteMs)
    await arrive()
    expect((await getLead(ctx, leadId)).reply).toMatchObject({
      state: 'due',
      dueAt: '2026-11-19T10:00:00.000Z',
    })
  },
)

test.for(mails)('%s of someone unknown is an enquiry if a person wrote it, and else not', async ([name]) => {
  const { ctx, arrive } = await begin(name)
  await arrive()
  const { items } = await listLeads(ctx, leadQuery.parse({}))
  expect(items).toHaveLength(isPersons(name) ? 1 : 0)
  expect(await listUnassigned(ctx)).toHaveLength(isPersons(name) ? 0 : 1)
})

test('a bounce marks the address that it returns our mail from', async () => {
  for (const name of ['bounce-postfix', 'bounce-exchange', 'bounce-gmail']) {
    const { bounce, returned } = await readMail(await raw(name))
    expect(bounce).toMatchObject({ address: 'ann@castings.example', isFinal: true })
    expect(returned).toContain('<11111111-2222-4333-8444-555555555555@site.test>')
  }
})
