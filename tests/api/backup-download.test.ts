import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { unpackLines } from '#lib/packed-lines.ts'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite, type Site } from '#tests/site.ts'
import { eventually, postJson, signIn } from '#tests/visits.ts'

const key = 'a passphrase of more than sixteen characters'
const password = 'four gulls above the slipway'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const tokenIn = (url: string) => new URL(url).searchParams.get('invite') ?? ''

const overview = z.object({ tasks: z.array(z.object({ id: z.string(), state: z.string() })) })
const list = z.object({ items: z.array(z.object({ id: z.string(), isEncrypted: z.boolean() })) })

/** Requests as one member of staff; each must be answered with the status named, or 2xx. */
function staff({ url }: Site, token: string) {
  const authorization = `Bearer ${token}`
  return {
    async post<T extends z.ZodType>(path: string, body: object, schema: T): Promise<z.infer<T>> {
      const answer = await postJson(url + path, body, { authorization })
      expect(answer.status, path).toBeLessThan(300)
      return schema.parse(await answer.json())
    },
    statusOf: async (path: string) => (await postJson(url + path, {}, { authorization })).status,
    async get<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T>> {
      return schema.parse(await (await fetch(url + path, { headers: { authorization } })).json())
    },
  }
}
type Staff = ReturnType<typeof staff>

async function madeBackup(owner: Staff) {
  const { id } = await owner.post('/api/backups', {}, z.object({ id: z.string() }))
  await eventually(
    async () => {
      const found = (await owner.get('/api/backups/overview', overview)).tasks.find((work) => work.id === id)
      return found?.state === 'done' || undefined
    },
    { withinMs: 60_000, what: 'the backup' },
  )
  const [newest] = (await owner.get('/api/backups', list)).items
  if (!newest) throw new Error('No backup is listed')
  return newest
}

async function download(site: Site, who: Staff, id: string) {
  const { url } = await who.post(`/api/backups/${id}/ticket`, {}, z.object({ url: z.string() }))
  const answer = await fetch(site.url + url)
  expect(answer.status).toBe(200)
  return { ticket: url.split('/').at(-1) ?? '', bytes: Buffer.from(await answer.arrayBuffer()) }
}

async function textOf(bytes: Buffer, with_?: string) {
  const lines: string[] = []
  for await (const line of unpackLines(once(bytes), with_)) lines.push(line)
  return lines.join('\n')
}
async function* once(bytes: Buffer) {
  yield bytes
}

test(
  'a backup in clear is for owners alone and holds no session, link or ticket; with BACKUP_KEY an administrator gets a file that says nothing',
  { timeout: 240_000 },
  async () => {
    const dataDir = await newDataDir()
    let site = await startSite({ dataDir })
    onTestFinished(async () => {
      await site.stop()
      await dropDataDir(dataDir)
    })
    const ownerToken = await signIn(site.url)
    let owner = staff(site, ownerToken)
    const link = z.object({ url: z.string() })
    const invite = (email: string) =>
      owner.post('/api/users/invitations', { email, name: 'Ada Example', role: 'admin' }, link)
    const accepted = tokenIn((await invite('ada@site.test')).url)
    const signedIn = z.object({ token: z.string() })
    await postJson(`${site.url}/api/auth/accept`, { token: accepted, name: 'Ada Example', password })
    const { token: adminToken } = await staff(site, '').post(
      '/api/auth/login',
      { email: 'ada@site.test', password },
      signedIn,
    )
    const open = tokenIn((await invite('ben@site.test')).url)
    expect(open.length).toBeGreaterThan(30)
    let admin = staff(site, adminToken)
    const { secret } = await admin.post('/api/user/mfa', {}, z.object({ secret: z.string() }))
    const code = TOTP.generate({ secret: Secret.fromBase32(secret) })
    const { recoveryCodes } = await admin.post(
      '/api/user/mfa/verify',
      { code },
      z.object({ recoveryCodes: z.array(z.string()) }),
    )
    const firstCode = (recoveryCodes[0] ?? '').replaceAll('-', '')
    const first = await madeBackup(owner)
    const before = await download(site, owner, first.id)
    const tokens = [ownerToken, adminToken, accepted, open, before.ticket]
    const accounts = [secret, sha256(firstCode), '$argon2id$']

    // With tickets and downloads behind it.
    const plain = await madeBackup(owner)
    expect(plain.isEncrypted).toBe(false)
    expect(await admin.statusOf(`/api/backups/${plain.id}/ticket`)).toBe(403)
    expect(await staff(site, 'nobody').statusOf(`/api/backups/${plain.id}/ticket`)).toBe(401)
    const text = await textOf((await download(site, owner, plain.id)).bytes)
    for (const token of tokens) {
      expect(text).not.toContain(token)
      expect(text).not.toContain(sha256(token))
    }
    expect(text).not.toContain('backup_tickets')
    for (const table of ['sessions', 'user_links'])
      expect(text).toContain(`{"end":"${table}","rows":0,"sha256":"${sha256('')}"}`)
    // Else nobody could sign in after a restore on a new machine.
    for (const one of accounts) expect(text).toContain(one)

    await site.stop()
    site = await startSite({ dataDir, env: { BACKUP_KEY: key } })
    owner = staff(site, ownerToken)
    admin = staff(site, adminToken)
    expect(await admin.statusOf(`/api/backups/${plain.id}/ticket`)).toBe(403)
    const sealed = await madeBackup(owner)
    expect(sealed.isEncrypted).toBe(true)
    const { bytes } = await download(site, admin, sealed.id)
    for (const one of [...tokens, ...tokens.map(sha256), ...accounts, 'password_hash', 'totp_secret'])
      expect(bytes.includes(one), one).toBe(false)
    await expect(textOf(bytes)).rejects.toThrow('BACKUP_KEY')
    expect(await textOf(bytes, key)).toContain('totp_secret')
  },
)
