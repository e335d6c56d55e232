import { brand } from '#config/brand.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { plainMarkdown } from '#lib/plain-markdown.ts'
import type { Mail, Settings } from '#features/context/context.server.ts'
import { senderMark } from '#features/context/mail-sender.ts'
import { mailFrame } from '#features/context/mail-frame.ts'
import type { Block } from '#features/publishing/posts/post-block.ts'
import { readPostBody } from '#features/publishing/posts/post-body.server.ts'
import { postHtml } from '#features/publishing/posts/post-html.server.ts'
import { newsletterPaths } from '#features/newsletter/newsletter-paths.ts'

export const newsKind = 'newsletter.issue'

/** Where the address of the reader's own page goes. */
const leaveMark = '\u{E000}leave\u{E000}'

const why = `You get this because you signed up for news from ${brand.name} and confirmed it.`

export const leaveUrl = (settings: Pick<Settings, 'siteUrl'>, leaveKey: string, issueId: string) =>
  `${settings.siteUrl}${newsletterPaths.preferences}?key=${leaveKey}&issue=${issueId}`

/** A picture that a mail loads tells that it was opened: it is told by its words. */
const inWords = (block: Block): Block =>
  block.kind === 'picture' ? { kind: 'paragraph', children: [block.alt] } : block

/** Written once, for every reader alike. Throws `invalid` with the line of what can't be drawn. */
export function writeIssue(settings: Settings, { subject, body }: { subject: string; body: string }) {
  const { opening, sections } = readPostBody(body)
  const told = {
    opening: opening.map(inWords),
    sections: sections.map((section) => ({ ...section, blocks: section.blocks.map(inWords) })),
  }
  const article = postHtml(told, settings.siteUrl)
  const end = `<p style="margin:32px 0 0;font-size:14px">${escapeHtml(why)} <a href="${leaveMark}">Choose subjects or unsubscribe</a></p>`
  return {
    subject,
    html: mailFrame(escapeHtml(subject), `${article}\n${end}`),
    text: [
      subject,
      plainMarkdown(body, settings.siteUrl),
      '-- ',
      why,
      'Choose subjects or unsubscribe:',
      leaveMark,
      senderMark,
    ].join('\n\n'),
  }
}

export type WrittenIssue = ReturnType<typeof writeIssue>

/** With the link of one reader. */
export function issueFor({ subject, html, text }: WrittenIssue, to: string, link: string): Mail {
  return {
    kind: newsKind,
    to,
    replyTo: brand.email,
    subject,
    text: text.replaceAll(leaveMark, link),
    html: html.replaceAll(leaveMark, escapeHtml(link)),
    leavesNoTrace: true,
  }
}
