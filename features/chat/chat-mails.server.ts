import { brand } from '#config/brand.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Mail, Settings } from '#features/context/context.server.ts'
import { mailFact, mailFrame } from '#features/intake/enquiry-mail.server.ts'
import { inWords } from '#features/intake/reply-promise.ts'

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
const quote = (text: string) =>
  `<blockquote style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</blockquote>`
const button = (url: string, label: string) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}"><strong>${escapeHtml(label)}</strong></a></p>`

export const conversationUrl = (settings: Settings, id: string) => `${settings.siteUrl}/conversations/${id}`

interface Person {
  name: string
  email: string
  company?: string
  phone?: string
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
    subject: `${who} asks for a person in the chat`,
    text: [`${who} asks for a person in the chat.`, '', asked, '', by, `Conversation: ${url}`].join('\n'),
    html: mailFrame(
      'A person is asked for',
      `${paragraph(`${who} asks for a person in the chat.`)}${quote(asked)}${paragraph(by)}${button(url, 'Open the conversation')}`,
      conversationId,
    ),
  }
}

interface Recorded {
  conversationId: string
  leadId: string
  enquiryId: string
  replyBy: Date
  person: Person
  asked: string
}

/** Someone left their details in the chat: the mail to the sales mailbox, and the acknowledgement. */
export function chatLeadMails(settings: Settings, recorded: Recorded): [sales: Mail, acknowledgement: Mail] {
  const { conversationId, leadId, enquiryId, replyBy, person, asked } = recorded
  const { name, email, company = 'no company given', phone = 'not given' } = person
  const due = `${inWords(replyBy)}, UK time`
  const facts = [
    ['Name', name],
    ['Company', company],
    ['Email', email],
    ['Phone', phone],
    ['Reply due', due],
  ] as const
  const links = [
    ['Lead', `${settings.siteUrl}/lead-form/${leadId}`],
    ['Conversation', conversationUrl(settings, conversationId)],
  ] as const
  const stranger =
    'If you weren’t in our chat, someone gave your address by mistake: ignore this mail, or answer it and we delete the conversation.'
  const promise = `thank you for your questions in our chat. An engineer reads the conversation, and we reply by ${due}.`
  const urgent = `If it can’t wait, call ${brand.phone.label} (${brand.openingHours.label}).`
  return [
    {
      kind: 'chat.sales',
      to: settings.salesEmail,
      replyTo: email,
      replyToName: name,
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
    {
      kind: 'chat.acknowledgement',
      to: email,
      replyTo: brand.email,
      leadId,
      subject: `We have your details: reply by ${inWords(replyBy)}`,
      // What was written in the chat isn't repeated: anyone who types someone else's address could send them anything in our name.
      text: [`Hello ${name},`, '', promise, '', urgent, '', stranger, '', `Reference: ${enquiryId}`].join(
        '\n',
      ),
      html: mailFrame(
        'We have your details',
        [`Hello ${name},`, promise, urgent, stranger].map(paragraph).join(''),
        enquiryId,
      ),
    },
  ]
}

/** A colleague's answer, for a visitor who has left the chat and gave an address. */
export function staffAnswerMail(
  { name, email }: Person,
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
  const opening = `you asked in our chat and have left it since. ${staffName} answers:`
  return {
    kind: 'chat.answer',
    to: email,
    replyTo: brand.email,
    ...(leadId && { leadId }),
    subject: `${staffName} of ${brand.name} answers you`,
    text: [`Hello ${name},`, '', opening, '', text, '', `You can answer this mail.`].join('\n'),
    html: mailFrame(
      'An answer to your question',
      `${paragraph(`Hello ${name},`)}${paragraph(opening)}${quote(text)}${paragraph('You can answer this mail.')}`,
      enquiryReference,
    ),
  }
}
