import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { personHolders } from '#server/personal-data.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import {
  attachmentParts,
  attachments,
  bouncedAddresses,
  messages,
  replyTokens,
} from './correspondence.table.server.ts'
import { keepMessage } from './inbound/keep-message.server.ts'
import { readMail } from './inbound/read-mail.ts'
import { uploadAttachment } from './files/attachments.server.ts'
import { tokenOfLead } from './reply-token.server.ts'
import { sendMessage } from './write/send-message.server.ts'
import { erasePerson, findPerson, copyPerson } from '#features/privacy/erasure/person-data.server.ts'

const raw = (from: string, id: string) =>
  Buffer.from(
    `From: ${from}\r\nTo: sales@site.test\r\nSubject: Drawing\r\nMessage-ID: <${id}@x.example>\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nSee the drawing.\r\n--b\r\nContent-Type: application/pdf; name=drawing.pdf\r\nContent-Disposition: attachment\r\n\r\n%PDF-1.7\r\n--b--`,
  )

const receive = async (ctx: TestCtx, from: string, id: string) =>
  keepMessage(ctx.as('system'), { mail: await readMail(raw(from, id)), receivedAt: ctx.clock.now() })

async function begin() {
  const ctx = await testCtx({ role: 'sales' })
  const make = (name: string, email: string) => createLead(ctx, { name, email, source: 'manual' })
  const [ann, ben] = [
    await make('Ann Lee', 'ann@castings.example'),
    await make('Ben Roe', 'ben@pumps.example'),
  ]
  await receive(ctx, 'Ann Lee <ann@castings.example>', '1')
  await receive(ctx, 'Ben Roe <ben@pumps.example>', '2')
  const file = await uploadAttachment(ctx, 'quote.pdf', Buffer.from('%PDF-1.7 for Ann'))
  const words = { cc: [], subject: 'Quote', text: 'Here it is', attachments: [file.id] }
  await sendMessage(ctx, { ...words, leadId: ann.id, to: 'ann@castings.example' })
  await tokenOfLead(ctx, ann.id)
  await ctx.db
    .insert(bouncedAddresses)
    .values({ addressKey: 'ann@castings.example', reason: 'User unknown', at: ctx.clock.now() })
  return { ctx, ann, ben }
}

test('an erasure takes the mails of a person both ways, their files to the last byte, their address and what answers to them; those of others stay', async () => {
  const { ctx, ben } = await begin()
  await erasePerson(ctx.as('system'), personHolders, 'ann@castings.example')
  const left = await ctx.db.select().from(messages)
  expect(left.map(({ leadId }) => leadId)).toEqual([ben.id])
  const files = await ctx.db.select().from(attachments)
  expect(files.map(({ messageId }) => messageId)).toEqual([left[0]?.id])
  const parts = await ctx.db.select().from(attachmentParts)
  expect(parts.map(({ attachmentId }) => attachmentId)).toEqual([files[0]?.id])
  expect(await ctx.db.select().from(bouncedAddresses)).toEqual([])
  expect(await ctx.db.select().from(replyTokens)).toEqual([])
})

test('a mail that was erased and still lies in its mailbox does not come back', async () => {
  const { ctx } = await begin()
  await erasePerson(ctx.as('system'), personHolders, 'ann@castings.example')
  expect(await receive(ctx, 'Ann Lee <ann@castings.example>', '1')).toBe('known')
  const theirs = eq(messages.fromAddress, 'ann@castings.example')
  expect(await ctx.db.select().from(messages).where(theirs)).toEqual([])
})

test('the copy for a person holds their mails both ways with the names of the files', async () => {
  const { ctx } = await begin()
  const system = ctx.as('system')
  const person = await findPerson(system, personHolders, { emailKey: 'ann@castings.example' })
  const parts = await copyPerson(system, personHolders, person)
  const mail = parts.find(({ label }) => label === 'Correspondence')
  const subjects = mail?.records.map(({ fields }) => fields['subject'])
  expect(new Set(subjects)).toEqual(new Set(['Drawing', 'Quote', undefined]))
  expect(JSON.stringify(mail)).toContain('drawing.pdf')
  expect(JSON.stringify(mail)).toContain('quote.pdf')
  expect(JSON.stringify(parts)).not.toContain('Ben Roe')
})
