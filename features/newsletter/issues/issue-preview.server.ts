import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx, type Settings } from '#features/context/context.server.ts'
import { signMail } from '#features/context/mail-sender.ts'
import { senderLine } from '#features/publishing/firm/disclosures.ts'
import { readIdentity } from '#features/publishing/firm/identity.server.ts'
import { issueFor, writeIssue } from './issue-mail.server.ts'
import { issues, type StoredIssue } from './issue.table.server.ts'
import { noKey, readIssue } from './issues.server.ts'
import type { IssuePreview } from './issue.schema.ts'

/** Signed as the outbox signs it. */
async function mailOf(ctx: Ctx, row: StoredIssue) {
  const mail = issueFor(writeIssue(ctx.settings, row), '', noKey(ctx))
  return signMail(mail, senderLine(await readIdentity(ctx)))
}

/** The mail as its readers get it, but for the link by which they leave. Throws `invalid` for words that no mail can be made of. */
export async function previewIssue(ctx: Ctx, id: string): Promise<IssuePreview> {
  mustHave(ctx, 'newsletter.read')
  const row = await readIssue(ctx, id)
  const { subject, text } = await mailOf(ctx, row)
  return { subject, text, path: `/api/newsletter-previews/${row.previewKey}` }
}

/** Nothing runs or is sent, and links open in a tab of their own. */
const policyOf = ({ siteUrl }: Settings) =>
  [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data: ${new URL(siteUrl).origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Its HTML, for a frame of our own screens: whoever holds the address sees it, as whoever gets the mail will. Throws `not_found`. */
export async function showIssuePreview(ctx: Ctx, key: string): Promise<Response> {
  const [row] = await ctx.db.select().from(issues).where(eq(issues.previewKey, key))
  if (!row) throw new AppError('not_found', 'There is no such preview')
  const { html } = await mailOf(ctx, row)
  return new Response(html.replace('<head>', '<head><base target="_blank">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(ctx.settings),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
