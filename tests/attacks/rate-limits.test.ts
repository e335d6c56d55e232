import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { owner } from '#tests/site.ts'
import { createTestUser, testPassword } from '#tests/users.ts'
import { enquiry } from '#tests/visits.ts'
import { appOn, type Asking } from '#tests/whole-app.ts'
import { noted, patienceMs } from './ledger.ts'

/** Headers by which someone may claim to be someone else; `n` makes each request another. */
const claims: ((n: number) => Record<string, string>)[] = [
  (n) => ({ 'x-forwarded-for': `198.51.100.${n}` }),
  (n) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` }),
  (n) => ({ 'x-real-ip': `198.51.100.${n}` }),
  (n) => ({ forwarded: `for=198.51.100.${n}` }),
  (n) => ({ 'true-client-ip': `198.51.100.${n}`, 'cf-connecting-ip': `198.51.100.${n}` }),
  (n) => ({ 'x-client-ip': `198.51.100.${n}`, 'x-originating-ip': `198.51.100.${n}` }),
  (n) => ({ 'user-agent': `Browser ${n}`, 'x-forwarded-host': `site${n}.example` }),
]
const mostEnquiries = 3

const enquiries = async (ask: Asking, headers: (n: number) => Record<string, string>) => {
  let taken = 0
  for (let n = 1; n <= mostEnquiries + 3; n++) {
    const body = enquiry({
      email: `maeve${n}@plant${n}.example`,
      message: `Line ${n} stops.`,
      formStartTime: String(Date.parse('2026-11-18T09:59:00Z')),
    })
    const { status } = await ask('POST', '/api/contact', { body, headers: headers(n) })
    if (status === 201) taken += 1
    else expect(status).toBe(429)
  }
  return taken
}

test(
  'no header makes one visitor many, with and without a proxy that is trusted',
  { timeout: patienceMs },
  async () => {
    const findings: string[] = []
    for (const [at, headers] of claims.entries()) {
      const ctx = await testCtx()
      const direct = await enquiries(appOn(ctx).ask, headers)
      if (direct !== mostEnquiries) findings.push(`claim ${at}, no proxy: ${direct} enquiries of one visitor`)
    }
    // Behind a proxy what the visitor wrote stands before what the proxy added.
    const forged = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}, 192.0.2.200` })
    const behind = await enquiries(
      appOn(await testCtx(), { from: '10.0.0.1', trustedProxies: ['10.0.0.0/8'] }).ask,
      forged,
    )
    if (behind !== mostEnquiries) findings.push(`behind a proxy: ${behind} enquiries of one visitor`)
    expect(
      noted({ attack: 'rate limits: claimed addresses', payloads: claims.length + 1, targets: 2, findings }),
    ).toEqual([])
  },
)

test('the control: visitors whom a trusted proxy tells apart are counted apart, and so are those on other machines', async () => {
  const told = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` })
  const behind = appOn(await testCtx(), { from: '10.0.0.1', trustedProxies: ['10.0.0.0/8'] })
  expect(await enquiries(behind.ask, told)).toBe(mostEnquiries + 3)
})

test('addresses of one IPv6 subscriber count as one', async () => {
  const ctx = await testCtx()
  let taken = 0
  for (let n = 1; n <= mostEnquiries + 2; n++) {
    const body = enquiry({
      email: `maeve${n}@plant${n}.example`,
      message: `Line ${n} stops.`,
      formStartTime: String(Date.parse('2026-11-18T09:59:00Z')),
    })
    const { status } = await appOn(ctx, { from: `2001:db8:7:7::${n}` }).ask('POST', '/api/contact', { body })
    if (status === 201) taken += 1
  }
  expect(taken).toBe(mostEnquiries)
})

test(
  'passwords can’t be guessed faster by changing address, spelling of the mailbox or header',
  { timeout: patienceMs },
  async () => {
    const ctx = await testCtx()
    await createTestUser(ctx, 'owner', owner.email)
    const spellings = [owner.email, owner.email.toUpperCase(), ` ${owner.email}`, `${owner.email} `]
    const statuses: number[] = []
    for (let n = 1; n <= 14; n++) {
      const { ask } = appOn(ctx, { from: `198.51.100.${n}` })
      const body = { email: spellings[n % spellings.length], password: `wrong guess ${n}` }
      statuses.push(
        (await ask('POST', '/api/auth/login', { body, headers: { 'x-forwarded-for': `192.0.2.${n}` } }))
          .status,
      )
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    // From then on each guess costs a proof of work.
    expect(statuses.slice(10)).toEqual([428, 428, 428, 428])
    const body = { email: owner.email, password: testPassword, proof: 'none' }
    const { ask } = appOn(ctx, { from: '198.51.100.99' })
    expect((await ask('POST', '/api/auth/login', { body })).status).toBe(428)
    noted({ attack: 'rate limits: guessed passwords', payloads: 14, targets: 1, findings: [] })
  },
)

test(
  'wrong passwords, one by one or many at once, keep nobody out who signed in before, nor wear the server down',
  {
    timeout: patienceMs,
  },
  async () => {
    const ctx = await testCtx()
    await createTestUser(ctx, 'owner', owner.email)
    const device = 'd'.repeat(43)
    const right = { email: owner.email, password: testPassword, device }
    const office = appOn(ctx)
    expect((await office.ask('POST', '/api/auth/login', { body: right })).status).toBe(200)
    const guess = { email: owner.email, password: 'wrong guess' }
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const { ask } = n % 2 ? office : appOn(ctx, { from: `198.51.100.${n}` })
        return (await ask('POST', '/api/auth/login', { body: guess })).status
      }),
    )
    const looked = statuses.filter((status) => status === 401).length
    const kept = (await office.ask('POST', '/api/auth/login', { body: right })).status
    const findings = [
      ...(looked > 10 ? [`${looked} of 60 guesses at once were looked at`] : []),
      ...(kept === 200 ? [] : [`a known device was answered ${kept}`]),
    ]
    expect(noted({ attack: 'rate limits: locking out', payloads: 61, targets: 31, findings })).toEqual([])
  },
)
