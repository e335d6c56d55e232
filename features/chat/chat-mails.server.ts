import { brand } from '#config/brand.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Mail, Settings } from '#features/context/context.server.ts'
import { mailFact, mailFrame } from '#features/context/mail-frame.ts'
import { acknowledgement } from '#features/intake/enquiry-mail.server.ts'
import { inWords } from '#features/intake/reply-promise.ts'
import { writeMail } from '#features/publishing/mail-texts/write-mail.server.ts'

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
const quote = (text: string) =>
  `<blockquote style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</blockquote>`
const button = (url: string, label: string) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}"><strong>${escapeHtml(label)}</strong></a></p>`

export const conversationUrl = (settings: Settings, id: string) => `${settings.siteUrl}/conversations/${id}`

interface Reachable {
  name: string
  /** Undefined of someone who left only a phone number. */
  email?: string | undefined
  company?: string | undefined
  phone?: string | undefined
  when?: string | undefined
  /** How they don’t wish to be reached. */
  how?: string | undefined
}

/** Someone in the chat asks for a person. */
export function personWantedMail(
  settings: Settings,
  {
    conversationId,
    leadId,
    asked,
    who,
    dueAt,
  }: {
    conversationId: string
    leadId: string | null
    /** What the visitor wrote, the newest last. */
    asked: string
    who: string
    dueAt: Date
  },
): Mail {
  const url = conversationUrl(settings, conversationId)
  const by = `Answer in the chat by ${inWords(dueAt)}, UK time. The visitor sees it at once while the panel is open.`
  return {
    kind: 'chat.person',
    to: settings.salesEmail,
    ...(leadId && { leadId }),
    subject: `${who} wants to speak to a person in the chat`,
    text: [`${who} wants to speak to a person in the chat.`, '', asked, '', by, `Conversation: ${url}`].join(
      '\n',
    ),
    html: mailFrame(
      'Someone wants to speak to a person',
      `${paragraph(`${who} wants to speak to a person in the chat.`)}${quote(asked)}${paragraph(by)}${button(url, 'Open the conversation')}`,
      conversationId,
    ),
  }
}

interface Recorded {
  conversationId: string
  leadId: string
  enquiryId: string
  replyBy: Date
  person: Reachable
  asked: string
}

/** Someone left their details in the chat: the mail to the sales mailbox, and the acknowledgement where they gave an address. */
export function chatLeadMails(settings: Settings, recorded: Recorded): Mail[] {
  const { conversationId, leadId, enquiryId, replyBy, person, asked } = recorded
  const { name, email, company = 'no company given', phone = 'not given', when, how } = person
  const due = `${inWords(replyBy)}, UK time`
  const facts = [
    ['Name', name],
    ['Company', company],
    ['Email', email ?? 'not given: please ring'],
    ['Phone', phone],
    ...(when ? ([['When', when]] as const) : []),
    ...(how ? ([['How', how]] as const) : []),
    ['Reply due', due],
  ] as const
  const links = [
    ['Lead', `${settings.siteUrl}/lead-form/${leadId}`],
    ['Conversation', conversationUrl(settings, conversationId)],
  ] as const
  return [
    {
      kind: 'chat.sales',
      to: settings.salesEmail,
      ...(email && { replyTo: email, replyToName: name }),
      leadId,
      subject: `Chat: ${name}, ${company}`,
      text: [
        ...facts.map(([label, value]) => `${label}: ${value}`),
        '',
        asked,
        '',
        ...links.map(([label, url]) => `${label}: ${url}`),
        `Reference: ${enquiryId}`,
      ].join('\n'),
      html: mailFrame(
        `Details from the chat: ${escapeHtml(name)}`,
        `<dl style="margin:0 0 24px">${facts.map(([label, value]) => mailFact(label, value)).join('')}</dl>${quote(asked)}${links.map(([label, url]) => button(url, `Open the ${label.toLowerCase()}`)).join('')}`,
        enquiryId,
      ),
    },
    ...(email ? [chatAcknowledgement({ name, email }, { leadId, enquiryId, replyBy })] : []),
  ]
}

export const chatAcknowledgement = (
  person: { name: string; email: string },
  recorded: Pick<Recorded, 'leadId' | 'enquiryId' | 'replyBy'>,
): Mail => acknowledgement('chat.acknowledgement', person, recorded)

/** A colleague's answer, for a visitor who has left the chat and gave an address. */
export function staffAnswerMail(
  { name, email }: { name: string; email: string },
  {
    leadId,
    enquiryReference,
    staffName,
    text,
  }: {
    leadId: string | null
    enquiryReference: string
    staffName: string
    text: string
  },
): Mail {
  const values = { name, colleague: staffName, answer: { quote: text } }
  return {
    kind: 'chat.answer',
    to: email,
    replyTo: brand.email,
    ...(leadId && { leadId }),
    ...writeMail('chat.answer', values, enquiryReference),
  }
}
