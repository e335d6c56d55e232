import { ImapFlow } from 'imapflow'
import type { GuardedFetch } from '#lib/fetch-guard/fetch-guard.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { StoredMailbox } from '#features/correspondence/correspondence.table.server.ts'
import { signInOf } from './mailbox-secret.server.ts'

/** A connection to the mailbox that is signed in. Whatever ends it, its errors are told by its commands. `post` asks the provider for a token. */
export async function connectMailbox(ctx: Ctx, box: StoredMailbox, post?: GuardedFetch): Promise<ImapFlow> {
  const client = new ImapFlow({
    host: box.host,
    port: box.port,
    secure: box.isSecure,
    auth: { user: box.user, ...(await signInOf(ctx, box, post)) },
    logger: false,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 120_000,
    // Servers and networks forget who says nothing for half an hour.
    maxIdleTime: 60_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    client.close()
    throw error
  }
  return client
}

/** What went wrong, in our words and without an address. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The mailbox can’t be read'
  const { name, message } = error
  if (name === 'AppError') return message
  if ('authenticationFailed' in error && error.authenticationFailed)
    return 'The mail server refused our sign-in'
  if ('mailboxMissing' in error && error.mailboxMissing) return 'A folder isn’t there'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'no code'
  return `The mail server can’t be reached (${code})`
}
