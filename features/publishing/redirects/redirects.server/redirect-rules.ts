import { eq } from 'drizzle-orm'
import { ownScreenAt } from '#content/pages.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { fromPath, pathOfTarget, toAddress } from '../redirect-address.ts'
import type { RedirectFields } from '../redirect.schema.ts'
import { redirects } from '../redirect.table.server.ts'
import { isPublished } from '#features/publishing/posts/live-posts.server.ts'
import { findPage } from '#features/publishing/published-pages.server.ts'

export interface Checked {
  from: string
  to: string | null
  status: number
  notes: string[]
  faults: Record<string, string>
}

const longestChain = 20

/**
 * A redirect as it will be written: addresses in their one form and a chain of redirects followed to its end. `faults` tell by field why
 * it can't be: a page that is there would be hidden, the way leads back to itself, the target isn't there.
 */
export async function checkRedirect(
  ctx: Ctx,
  { from, to, status }: RedirectFields,
  others = (path: string) => targetOf(ctx, path),
): Promise<Checked> {
  const checked: Checked = { from, to: null, status, notes: [], faults: {} }
  try {
    checked.from = fromPath(from)
  } catch (error) {
    checked.faults['from'] = messageOf(error)
  }
  const taken = checked.faults['from'] ? undefined : await ownerOf(ctx, checked.from)
  if (taken) checked.faults['from'] = taken
  if (status === 410) return checked
  try {
    checked.to = toAddress(to ?? '', ctx.settings.siteUrl)
  } catch (error) {
    checked.faults['to'] = messageOf(error)
    return checked
  }
  await followChain(ctx, checked, others)
  return checked
}

/** Why nothing may lead away from a path; undefined for one that is free. */
async function ownerOf(ctx: Ctx, path: string): Promise<string | undefined> {
  if (ctx.isOwnAddress(path)) return 'This address belongs to the site itself'
  if (ownScreenAt(path) || (await findPage(ctx, path)))
    return 'There is a page at this address: a redirect would hide it'
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1]
  return slug !== undefined && (await isPublished(ctx, slug))
    ? 'There is or will be an article at this address: a redirect would hide it'
    : undefined
}

async function followChain(
  ctx: Ctx,
  checked: Checked,
  others: (path: string) => Promise<Target | undefined>,
) {
  const passed = new Set([checked.from])
  for (let step = 0; step <= longestChain; step += 1) {
    const path = checked.to === null ? undefined : pathOfTarget(checked.to)
    if (path === undefined) return
    if (passed.has(path)) {
      checked.faults['to'] = 'This leads back to the old address'
      return
    }
    passed.add(path)
    const next = await others(path)
    if (!next) {
      const isThere = (await findPage(ctx, path)) ?? ownScreenAt(path)
      if (!isThere && !/\.[a-z0-9]{2,5}$/i.test(path))
        checked.faults['to'] = 'There is no page at the new address'
      return
    }
    if (next.to === null) {
      checked.faults['to'] = 'The new address is one that is marked as gone'
      return
    }
    checked.notes.push(`${path} leads on to ${next.to}, so this leads straight there`)
    checked.to = next.to
  }
  checked.faults['to'] = 'Too many redirects follow each other from there'
}

export interface Target {
  to: string | null
}

async function targetOf(ctx: Ctx, path: string): Promise<Target | undefined> {
  const [row] = await ctx.db.select({ to: redirects.to }).from(redirects).where(eq(redirects.from, path))
  return row
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'This address can’t be used')
