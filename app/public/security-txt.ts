import { brand } from '#config/brand.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { senderLine } from '#features/publishing/firm/disclosures.ts'
import { readIdentity } from '#features/publishing/firm/identity.server.ts'
import { dayMs } from '#lib/durations.ts'
import type { Route } from './+types/security-txt'

const validForMs = 180 * dayMs

/** Where to report a weakness of this site (RFC 9116). */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { clock, settings } = ctx
  const sender = senderLine(await readIdentity(ctx))
  const expires = new Date(clock.now().getTime() + validForMs)
  const text = [
    ...(sender ? [`# ${sender}`] : []),
    `Contact: mailto:${brand.email}`,
    `Contact: ${settings.siteUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
  // Not kept with the pages: they may be kept for longer than this is valid.
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, max-age=86400' },
  })
}
