import { z } from 'zod/mini'
import { brand } from '#config/brand.ts'
import { AppError } from '#lib/errors.ts'
import { createFetchGuard, type GuardedFetch } from '#lib/fetch-guard/fetch-guard.ts'
import { openText, sealText } from '#lib/sealed-text.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { eq } from 'drizzle-orm'
import { mailboxes, type StoredMailbox } from '#features/correspondence/correspondence.table.server.ts'

const sealOf = (owner: string) => ({ purpose: 'mailbox', owner })
const keysOf = ({ settings }: Ctx) => [settings.secretsKey, settings.secretsKeyBefore]

export const oauth = z.object({
  tokenUrl: z.url(),
  clientId: z.string(),
  clientSecret: z.string(),
  refreshToken: z.string(),
})
export type OAuth = z.infer<typeof oauth>

export const sealMailbox = ({ settings }: Ctx, id: string, secret: string | OAuth): Promise<string> =>
  sealText(settings.secretsKey, sealOf(id), typeof secret === 'string' ? secret : JSON.stringify(secret))

interface SignIn {
  pass?: string
  accessToken?: string
}

/** What the mail server is shown. Throws `unavailable` when no key opens the secret, or no token is given for it. */
export async function signInOf(
  ctx: Ctx,
  box: StoredMailbox,
  post: GuardedFetch = postForToken,
): Promise<SignIn> {
  const opened = await openText(keysOf(ctx), sealOf(box.id), box.secret)
  if (!opened)
    throw new AppError('unavailable', 'Its password is sealed with another SECRETS_KEY: enter it again')
  if (box.signIn === 'password') return { pass: opened.text }
  return { accessToken: await accessTokenOf(oauth.parse(JSON.parse(opened.text)), post) }
}

const tokenAnswer = z.object({ access_token: z.string() })
/** The provider's address is entered by staff. */
const postForToken = createFetchGuard({
  userAgent: `${brand.name} mail`,
  perHostIntervalMs: 0,
  maxBytes: 64 * 1024,
  timeoutMs: 15_000,
})

/** A fresh access token for the refresh token (RFC 6749, section 6). */
async function accessTokenOf(
  { tokenUrl, clientId, clientSecret, refreshToken }: OAuth,
  post: GuardedFetch,
): Promise<string> {
  const refused = (cause?: unknown) =>
    new AppError('unavailable', 'The provider refuses access with this refresh token', { cause })
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  })
  const answer = await post(tokenUrl, {
    body: body.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }).catch((cause: unknown) => {
    throw refused(cause)
  })
  const parsed = tokenAnswer.safeParse(parseJson(await answer.text()))
  if (!parsed.success) throw refused()
  return parsed.data.access_token
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** At every start: seals with the present key what was stored before there was one, or with the key before it. */
export async function sealStoredMailboxes(ctx: Ctx): Promise<void> {
  const rows = await ctx.db.select({ id: mailboxes.id, secret: mailboxes.secret }).from(mailboxes)
  for (const { id, secret } of rows) {
    const opened = await openText(keysOf(ctx), sealOf(id), secret)
    if (!opened || opened.isCurrent) continue
    await ctx.db
      .update(mailboxes)
      .set({ secret: await sealMailbox(ctx, id, opened.text) })
      .where(eq(mailboxes.id, id))
  }
}
