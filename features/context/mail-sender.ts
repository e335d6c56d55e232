import { escapeHtml } from '#lib/escape-html.ts'

/** Where a mail tells who writes in law; `signMail` puts it there, or takes the line out while nobody has filled it in. */
export const senderMark = '\u{E000}sender\u{E000}'

export function signMail<Words extends { text: string; html: string }>(mail: Words, sender: string): Words {
  const html = escapeHtml(sender)
  return {
    ...mail,
    text: mail.text.replaceAll(`${senderMark}\n`, sender && `${sender}\n`).replaceAll(senderMark, sender),
    html: mail.html.replaceAll(`${senderMark}<br>`, html && `${html}<br>`).replaceAll(senderMark, html),
  }
}
