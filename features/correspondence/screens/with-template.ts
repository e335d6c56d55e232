import type { LeadMail } from '#features/correspondence/message.schema.ts'
import { fillTemplate } from '#features/correspondence/write/template-fields.ts'
import type { TemplateItem } from '#features/correspondence/write/template.schema.ts'
import { freshText, type MessageDraft } from './use-message-draft.ts'

type Words = Pick<MessageDraft, 'subject' | 'text'>

/** What becomes of a mail when a template is chosen for it: words that somebody typed stay, with those of the template above the signature. */
export function withTemplate(
  draft: Words,
  template: Pick<TemplateItem, 'subject' | 'text'>,
  mail: Pick<LeadMail, 'fields' | 'signature'>,
): Words {
  const subject = draft.subject.trim() ? draft.subject : fillTemplate(template.subject, mail.fields)
  const words = fillTemplate(template.text, mail.fields)
  const isUntouched = !draft.text.trim() || draft.text.trim() === freshText(mail).trim()
  if (isUntouched) return { subject, text: `${words}\n\n${mail.signature}` }
  const end = draft.text.lastIndexOf(mail.signature)
  const typed = (end < 0 ? draft.text : draft.text.slice(0, end)).trimEnd()
  const rest = end < 0 ? '' : `\n\n${draft.text.slice(end)}`
  return { subject, text: `${typed}\n\n${words}${rest}` }
}
