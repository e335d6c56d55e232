import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import {
  longestAddress,
  mostImported,
  redirectStatuses,
  type ImportLine,
  type ImportResult,
  type RedirectStatus,
} from '../redirect.schema.ts'
import { redirects } from '../redirect.table.server.ts'
import { checkRedirect } from './redirect-rules.ts'
import { lockRedirects, writeRedirect } from './save-redirect.ts'

/** Old and new addresses, a line each, with a verdict a line; refused lines are left out, the others are written together. */
export async function importRedirects(
  ctx: Ctx,
  { text, isDryRun }: { text: string; isDryRun: boolean },
): Promise<ImportResult> {
  mustHave(ctx, 'content.write')
  const wanted = linesOf(text)
  if (wanted.length > mostImported)
    throw new AppError('too_large', `At most ${mostImported.toLocaleString('en-GB')} lines at once, please`)
  const undone = Symbol('dry run')
  let result: ImportResult = { lines: [], written: 0 }
  try {
    await ctx.transaction(async (ctx) => {
      await lockRedirects(ctx)
      const lines: ImportLine[] = []
      for (const one of wanted) lines.push(await importOne(ctx, one))
      const written = lines.filter(({ verdict }) => verdict === 'new' || verdict === 'changed').length
      result = { lines, written }
      // A line may stand on one before it, so a dry run writes like the real one and takes it back.
      if (isDryRun) throw undone
      if (written > 0) await raiseContentVersion(ctx)
    })
  } catch (error) {
    if (error !== undone) throw error
  }
  return result
}

interface Wanted {
  line: number
  from: string
  to: string
  status: RedirectStatus | undefined
}

async function importOne(ctx: Ctx, { line, from, to, status }: Wanted): Promise<ImportLine> {
  const refused = (note: string): ImportLine => ({ line, from, to, verdict: 'refused', note })
  if (status === undefined) return refused('The status is 301, 302, 308 or 410')
  if (from.length > longestAddress || to.length > longestAddress || /[\s\p{Cc}\\<>"]/u.test(from + to))
    return refused('One of the addresses can’t be one')
  const checked = await checkRedirect(ctx, { from, to: to || null, status })
  const [fault] = Object.values(checked.faults)
  if (fault) return refused(fault)
  const [known] = await ctx.db.select().from(redirects).where(eq(redirects.from, checked.from))
  if (known && known.to === checked.to && known.status === checked.status)
    return { line, from: checked.from, to: checked.to ?? '', verdict: 'same', note: '' }
  if (known) await ctx.db.delete(redirects).where(eq(redirects.id, known.id))
  const { notes } = await writeRedirect(ctx, checked, known)
  return {
    line,
    from: checked.from,
    to: checked.to ?? '',
    verdict: known ? 'changed' : 'new',
    note: notes.join('. '),
  }
}

function linesOf(text: string): Wanted[] {
  return text.split(/\r?\n/).flatMap((row, at) => {
    const [from = '', second = '', third = ''] = row
      .split(/[,;\t]/)
      .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    if (from === '' || from.startsWith('#') || (at === 0 && /^(?:from|old|source)\b/i.test(from))) return []
    const isStatus = /^\d{3}$/.test(second)
    const to = isStatus ? '' : second
    const status = Number((isStatus ? second : third) || (to === '' ? 410 : 301))
    return [{ line: at + 1, from, to, status: redirectStatuses.find((one) => one === status) }]
  })
}
