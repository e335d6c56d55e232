import type { LeadMail } from '#features/correspondence/message.schema.ts'
import { fillTemplate } from '#features/correspondence/write/template-fields.ts'
import type { TemplateItem } from '#features/correspondence/write/template.schema.ts'
import { freshText, type MessageDraft } from './use-message-draft.ts'

export type Words = Pick<MessageDraft, 'subject' | 'text'>

/**
 * What becomes of a mail when a template is chosen for it: words that somebody typed stay, with those of the template above the signature. A subject
 * that was only suggested gives way.
 */
export function withTemplate(
  draft: Words,
  template: Pick<TemplateItem, 'subject' | 'text'>,
  mail: Pick<LeadMail, 'fields' | 'signature'>,
  suggested = '',
): Words {
  const words = fillTemplate(template.text, mail.fields)
  const subject = subjectOf(draft, suggested, fillTemplate(template.subject, mail.fields))
  return { subject, text: withWords(draft.text, words, mail, `${words}\n\n${mail.signature}`) }
}

/** And when words are prepared elsewhere on the page: under the greeting, and once however often they are asked for. */
export function withPrepared(
  draft: Words,
  prepared: Words,
  mail: Pick<LeadMail, 'fields' | 'signature'>,
  suggested = '',
): Words {
  const subject = subjectOf(draft, suggested, prepared.subject)
  if (draft.text.includes(prepared.text)) return { ...draft, subject }
  const [greeting = ''] = freshText(mail).split('\n')
  const fresh = `${greeting}\n\n${prepared.text}\n\n${mail.signature}`
  return { subject, text: withWords(draft.text, prepared.text, mail, fresh) }
}

const subjectOf = ({ subject }: Words, suggested: string, next: string) =>
  subject.trim() && subject !== suggested ? subject : next

function withWords(
  text: string,
  words: string,
  mail: Pick<LeadMail, 'fields' | 'signature'>,
  fresh: string,
): string {
  if (!text.trim() || text.trim() === freshText(mail).trim()) return fresh
  const end = text.lastIndexOf(mail.signature)
  const typed = (end < 0 ? text : text.slice(0, end)).trimEnd()
  const rest = end < 0 ? '' : `\n\n${text.slice(end)}`
  return `${typed}\n\n${words}${rest}`
}
