import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { activities, tasks } from '#features/leads/activity.table.server.ts'
import { enquiries } from '#features/leads/enquiry.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { sendMessage } from '#features/chat/chat.server/send-message.ts'
import { conversations } from '#features/chat/chat.table.server.ts'
import { chatConsent } from '#features/chat/chat-words.ts'

const useful = 'How does machine vision find defects with a camera?'
const details = 'Ann Byrne, Byrne Castings, ann@castings.example'

/** A visitor in one conversation. */
function visitorOf(ctx: TestCtx) {
  let sessionId: string | null = null
  return {
    say: async (message: string) => {
      const reply = await sendMessage(ctx, { message, sessionId }, '/solutions')
      sessionId = reply.sessionId
      return reply
    },
    session: () => sessionId,
  }
}

const mailsOf = async (ctx: TestCtx) =>
  (await ctx.database.pool.query('select kind, "to", reply_to, text, lead_id from mails order by kind')).rows

test('one message with details becomes a lead at once, shown back, with consent, mails and the conversation', async () => {
  const ctx = await testCtx({ role: 'visitor', now: '2026-11-20T17:30:00Z' })
  const visitor = visitorOf(ctx)
  await visitor.say(useful)
  const { reply, state, isSent } = await visitor.say(`${details}, can someone ring me`)
  expect(isSent).toBe(true)
  expect(state).toBe('bot')
  expect(reply).toContain(
    'Thank you, Ann Byrne. It is with our team, and we will reply to ann@castings.example by **Monday 23 November, 17:30**, UK time.',
  )
  expect(reply).toContain('**Company:** Byrne Castings')
  expect(reply).toContain('Is something wrong? Write it here')
  expect(reply).toContain('[privacy policy](/privacy-policy)')
  const [enquiry, ...more] = await ctx.db.select().from(enquiries)
  const [conversation] = await ctx.db.select().from(conversations)
  expect(more).toEqual([])
  expect(enquiry).toMatchObject({
    source: 'chat',
    name: 'Ann Byrne',
    company: 'Byrne Castings',
    message: expect.stringContaining(useful),
    details: { conversationId: conversation?.id },
    touch: { page: '/solutions' },
    consents: [{ kind: 'privacy', given: true, version: chatConsent.version, text: chatConsent.text }],
  })
  expect(conversation?.leadId).toBe(enquiry?.leadId)
  const [acknowledgement, sales] = await mailsOf(ctx)
  expect(acknowledgement).toMatchObject({ kind: 'chat.acknowledgement', to: 'ann@castings.example' })
  expect(acknowledgement.text).not.toContain('camera')
  expect(sales).toMatchObject({ kind: 'chat.sales', to: 'sales@site.test', reply_to: 'ann@castings.example' })
  expect(sales.text).toContain(useful)
  expect((await visitor.say(useful)).quickReplies ?? []).not.toContain('Ask us to contact me')
})

test('a question beside the details is answered above them', async () => {
  const { reply } = await visitorOf(await testCtx({ role: 'visitor' })).say(
    `${details}. What is your day rate?`,
  )
  expect(reply).toContain('£800–£1,500')
  expect(reply).toContain('**Name:** Ann Byrne')
})

test('what was understood wrongly is corrected on the lead, told on its timeline, and asked of nobody again', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const visitor = visitorOf(ctx)
  await visitor.say('Ann Byrne, Byrne Costings, ann@castings.example')
  const { reply } = await visitor.say('*Byrne Castings, bloody autocorrect')
  expect(reply).toContain('**Company:** Byrne Castings')
  expect(reply).not.toContain('Costings')
  expect(await ctx.db.select().from(leads)).toMatchObject([{ company: 'Byrne Castings' }])
  expect(await ctx.db.select().from(enquiries)).toMatchObject([{ company: 'Byrne Castings' }])
  expect((await ctx.db.select().from(activities)).map(({ body }) => body)).toContain(
    'Corrected in the chat: company Byrne Costings → Byrne Castings',
  )
})

test('a corrected mailbox is another lead, which is answered; the wrong one is closed', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const visitor = visitorOf(ctx)
  await visitor.say('Ann Byrne, Byrne Castings, anne@castings.example')
  const { reply, isSent } = await visitor.say('sorry, it is ann@castings.example')
  expect(isSent).toBe(true)
  expect(reply).toContain('we will reply to ann@castings.example')
  expect(await ctx.db.select().from(leads).orderBy(leads.email)).toMatchObject([
    { email: 'ann@castings.example', stage: 'new' },
    { email: 'anne@castings.example', stage: 'lost' },
  ])
})

test('what is added to the details is confirmed, and a question is still answered', async () => {
  const visitor = visitorOf(await testCtx({ role: 'visitor' }))
  await visitor.say(details)
  expect((await visitor.say('and ring after 3, not before')).reply).toContain('Noted')
  expect((await visitor.say('What is your day rate?')).reply).toContain('£800–£1,500')
})

test('when the mails of a lead can’t be written, neither is the lead, and the visitor can try again', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const visitor = visitorOf(ctx)
  await ctx.db.execute(sql`alter table mails add constraint never check (kind <> 'chat.sales')`)
  await expect(visitor.say(details)).rejects.toThrow()
  expect(await ctx.db.$count(leads)).toBe(0)
  await ctx.db.execute(sql`alter table mails drop constraint never`)
  expect((await visitor.say(details)).reply).toContain('Thank you, Ann Byrne')
  expect(await ctx.db.$count(leads)).toBe(1)
})

test('an address left while waiting becomes the lead, shown back, with a task for staff', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const visitor = visitorOf(ctx)
  await visitor.say('Can I speak to a person?')
  const noted = await visitor.say('Ann Byrne, Byrne Castings, ann@castings.example')
  expect(noted).toMatchObject({ isSent: true, state: 'waiting' })
  expect(noted.reply).toContain('**Company:** Byrne Castings')
  expect(await visitor.say('It is about porosity')).not.toHaveProperty('isSent')
  expect(await ctx.db.select().from(leads)).toMatchObject([{ name: 'Ann Byrne', company: 'Byrne Castings' }])
  expect(await ctx.db.select().from(tasks)).toMatchObject([
    { title: 'Answer in the chat: a person was asked for', dueAt: new Date('2026-11-18T10:30:00Z') },
  ])
})

test('an address that was sent three times today is told, and nothing is sent', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  for (let i = 0; i < 3; i++) {
    const visitor = visitorOf(ctx)
    for (const line of [useful, `Ann Byrne, Works ${i} Ltd, ann@castings.example`]) await visitor.say(line)
  }
  const fourth = visitorOf(ctx)
  await fourth.say(useful)
  expect((await fourth.say(details)).reply).toContain(brand.email)
  expect(await ctx.db.$count(enquiries)).toBe(3)
})

test('who gives a mailbox alone is thanked without a name, and a name that comes later is taken (C7)', async () => {
  const visitor = visitorOf(await testCtx({ role: 'visitor' }))
  await visitor.say(useful)
  const { reply } = await visitor.say('Fine. My email is tom.reed@example.com')
  expect(reply).toContain('Thank you. It is with our team')
  expect((await visitor.say('Tom Reed, Borough of Eastmoor')).reply).toMatch(
    /Name:\*\* Tom Reed[\s\S]*Company:\*\* Borough of Eastmoor/,
  )
})

test('a number alone is a lead; a mailbox that comes later is written on it and acknowledged (C7)', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const visitor = visitorOf(ctx)
  const { reply, isSent } = await visitor.say('07700 900431 Kev, ring me after 2')
  expect(isSent).toBe(true)
  expect(reply).toMatch(/Name:\*\* Kev[\s\S]*Phone:\*\* 07700 900431[\s\S]*When:\*\* after 2/)
  expect(await ctx.db.select().from(leads)).toMatchObject([
    { name: 'Kev', email: null, phone: '07700 900431', phoneKey: '447700900431' },
  ])
  const [sales, ...none] = await mailsOf(ctx)
  expect(none).toEqual([])
  expect(sales).toMatchObject({
    kind: 'chat.sales',
    reply_to: null,
    text: expect.stringContaining('When: after 2'),
  })
  expect((await visitor.say('kev@meals.example')).reply).toContain('**Email:** kev@meals.example')
  expect(await ctx.db.select().from(leads)).toMatchObject([
    { email: 'kev@meals.example', emailKey: 'kev@meals.example', domain: 'meals.example' },
  ])
  expect((await mailsOf(ctx)).map(({ kind }) => kind)).toEqual(['chat.acknowledgement', 'chat.sales'])
})

test('a mailbox given later that is known already leads to the lead of its owner', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  await visitorOf(ctx).say(details)
  const visitor = visitorOf(ctx)
  await visitor.say('01632 960145, ask for Ann')
  await visitor.say('ann@castings.example')
  expect(await ctx.db.select().from(leads).orderBy(leads.email)).toMatchObject([
    { email: 'ann@castings.example', stage: 'new', phone: '01632 960145' },
    { email: null, stage: 'lost', lostReason: expect.stringContaining('another lead') },
  ])
  expect(await ctx.db.$count(enquiries)).toBe(3)
})

test('a number that was left three times today makes no fourth lead', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  for (let i = 0; i < 3; i++) await visitorOf(ctx).say('ring 01632 960145')
  expect((await visitorOf(ctx).say('ring +44 1632 960145')).reply).toContain(brand.email)
  expect(await ctx.db.$count(leads)).toBe(3)
})

test('a number that is taken back is gone from the lead, and who can’t be reached any more is closed (C7)', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const visitor = visitorOf(ctx)
  await visitor.say('07700 900431 Kev, ring me after 2')
  const { reply } = await visitor.say('actually delete my number, i changed my mind')
  expect(reply).toContain('nobody will ring or write')
  expect(reply).toContain('[data request](/privacy-request)')
  expect(reply).not.toContain('900431')
  expect(await ctx.db.select().from(leads)).toMatchObject([
    {
      phone: null,
      phoneKey: null,
      stage: 'lost',
      lostReason: expect.stringContaining('took their number back'),
    },
  ])
  expect(await ctx.db.select().from(enquiries)).toMatchObject([{ phone: null }])
  const told = (await ctx.db.select().from(activities)).map(({ body }) => body)
  expect(told.join()).not.toContain('900431')
  await visitor.say('ok then, 07700 900432')
  expect(await ctx.db.select().from(leads).orderBy(leads.phone)).toMatchObject([
    { name: 'Kev', phone: '07700 900432', stage: 'new' },
    { phone: null, stage: 'lost' },
  ])
})

test('how somebody won’t be reached is mailed to staff, and told on the timeline when it comes later (C7)', async () => {
  const ctx = await testCtx({ role: 'visitor' })
  const visitor = visitorOf(ctx)
  const { reply } = await visitor.say(`${details}, 07700 900431. No phone calls please`)
  expect(reply).toContain('**How:** no phone calls')
  const sales = (await mailsOf(ctx)).find(({ kind }) => kind === 'chat.sales')
  expect(sales.text).toContain('How: no phone calls')
  expect((await visitor.say('and stop contacting me')).reply).toContain('**How:** no phone calls, no emails')
  expect((await ctx.db.select().from(activities)).map(({ body }) => body)).toContain(
    'Corrected in the chat: how to reach them: no phone calls, no emails',
  )
})

test('what somebody wishes isn’t contradicted by our own hour (C7)', async () => {
  const visitor = visitorOf(await testCtx({ role: 'visitor', now: '2026-11-26T23:00:00Z' }))
  const { reply } = await visitor.say(`Could someone contact me before Friday noon? ${details}`)
  expect(reply).toContain('**before Friday noon**')
  expect(reply).not.toContain('18:00')
})
