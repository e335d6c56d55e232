import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { minuteMs } from '#lib/durations.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { messages } from './correspondence.table.server.ts'
import { listFiles, readFile } from './files/attachments.server.ts'
import { mailHtmlOf } from './write/mail-text.server.ts'
import { ofVisibleLead } from '#features/leads/visible-leads.server.ts'

const openForMs = 15 * minuteMs
const picturesBytes = 4 * 1024 * 1024

/** Gives the HTML of a mail an address for some minutes. Throws `not_found`. */
export async function openView(ctx: Ctx, id: string): Promise<{ path: string }> {
  mustHave(ctx, 'leads.read')
  const viewKey = randomBytes(32).toString('base64url')
  const viewUntil = new Date(ctx.clock.now().getTime() + openForMs)
  const opened = await ctx.db
    .update(messages)
    .set({ viewKey, viewUntil })
    .where(and(eq(messages.id, id), ofVisibleLead(ctx, messages.leadId)))
    .returning({ id: messages.id })
  if (opened.length === 0) throw new AppError('not_found', 'This mail isn’t here any more')
  return { path: `/api/messages/view/${viewKey}` }
}

/** Where a link leads is shown behind its words: they may say anything. */
const style = `:root{color-scheme:light}body{margin:12px;font:15px/1.5 system-ui,sans-serif;color:CanvasText;background:Canvas;overflow-wrap:anywhere}
img,table{max-width:100%!important;height:auto}a[href]::after{content:" [" attr(href) "]";font-size:.85em;color:GrayText;word-break:break-all}`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Nothing runs, loads, frames or is sent, whatever the mail holds: its own style sheets neither, since they could hide where links lead. */
const policyOf = (hasPictures: boolean) =>
  [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `style-src-elem 'sha256-${styleHash}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src data:${hasPictures ? ' https: http:' : ''}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The HTML of a mail as its sender wrote it, in a sandbox. Throws `not_found` when its time is over. */
export async function showView(ctx: Ctx, viewKey: string, hasPictures: boolean): Promise<Response> {
  const [row] = await ctx.db
    .select({ id: messages.id, html: messages.html, text: messages.text, subject: messages.subject })
    .from(messages)
    .where(and(eq(messages.viewKey, viewKey), gt(messages.viewUntil, ctx.clock.now())))
  if (!row) throw new AppError('not_found', 'Open this mail again')
  const html = await withOwnPictures(ctx, row.id, row.html ?? mailHtmlOf(row.text, row.subject))
  const page = `<!doctype html><html><head><meta charset="utf-8"><base target="_blank"><style>${style}</style></head><body>${html}</body></html>`
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(hasPictures),
      'referrer-policy': 'no-referrer',
      'x-dns-prefetch-control': 'off',
      'cache-control': 'no-store',
    },
  })
}

/** Pictures that came with the mail, which it names by their ids. */
async function withOwnPictures(ctx: Ctx, messageId: string, html: string): Promise<string> {
  const files = (await listFiles(ctx, [messageId])).get(messageId) ?? []
  let left = picturesBytes
  let page = html
  for (const { id, type, size, isPicture, contentId } of files) {
    if (!isPicture || !contentId || size > left || !page.includes(`cid:${contentId}`)) continue
    left -= size
    const bytes = await readFile(ctx, id)
    page = page.replaceAll(`cid:${contentId}`, `data:${type};base64,${bytes.toString('base64')}`)
  }
  return page
}
