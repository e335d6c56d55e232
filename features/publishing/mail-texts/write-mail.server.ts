import type { MailKind, MailValue, MailWords } from '#content/mail-text.ts'
import { mailTexts, type MailTextId, type PlaceholderOf } from '#content/mail-texts.ts'
import { editionNow } from '#lib/editions.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { mailFrame } from '#features/context/mail-frame.ts'
import { senderMark } from '#features/context/mail-sender.ts'
import { fillLine, fillText, plainLine, plainOf, type MailBlock, type MailPart } from './mail-blocks.ts'
import { commonValues } from './mail-texts.server.ts'

/** What an edition calls the words of mails. */
export const mailTextsChange = 'settings/texts'

/** Subject, plain part and HTML of a mail, in the words that are set, else in those that come with the site. `reference` stands at its end. */
export function writeMail<Id extends MailTextId>(
  id: Id,
  values: Record<PlaceholderOf<Id>, MailValue>,
  reference?: string,
): { subject: string; text: string; html: string } {
  const set = editionNow().changes.get(mailTextsChange) as ReadonlyMap<string, MailWords> | undefined
  const standard: MailKind = mailTexts[id]
  const words = set?.get(id) ?? standard
  const all = { ...commonValues(), ...values }
  const blocks = fillText(words.text, all)
  return {
    subject: plainLine(fillLine(words.subject, all)),
    text: [plainOf(blocks), '', senderMark, ...(reference ? [`Reference: ${reference}`] : [])].join('\n'),
    html: mailFrame(
      escapeHtml(plainLine(fillLine(words.heading, all))),
      blocks.map(htmlOf).join('\n'),
      reference,
    ),
  }
}

function htmlOf(block: MailBlock): string {
  if (block.kind === 'quote')
    return `<blockquote style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(block.text)}</blockquote>`
  if (block.kind === 'paragraph') return `<p style="margin:0 0 16px">${htmlLine(block.parts)}</p>`
  const title =
    block.title.length > 0
      ? `<p style="margin:24px 0 8px"><strong>${htmlLine(block.title)}</strong></p>\n`
      : ''
  const tag = block.isOrdered ? 'ol' : 'ul'
  const items = block.items.map((parts) => `<li style="margin:0 0 8px">${htmlLine(parts)}</li>`)
  return `${title}<${tag} style="margin:0 0 24px;padding-left:20px">${items.join('')}</${tag}>`
}

const htmlLine = (parts: readonly MailPart[]): string =>
  parts
    .map(({ text, isStrong, href }) => {
      const words = escapeHtml(text)
      if (href) return `<a href="${escapeHtml(href)}"><strong>${words}</strong></a>`
      return isStrong ? `<strong>${words}</strong>` : words
    })
    .join('')
