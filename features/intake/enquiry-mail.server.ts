import { brand } from '#config/brand.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Mail, Settings } from '#features/context/context.server.ts'
import { mailFact, mailFrame } from '#features/context/mail-frame.ts'
import type { NewEnquiry, RecordedEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import { writeMail } from '#features/publishing/mail-texts/write-mail.server.ts'
import { inWords } from './reply-promise.ts'

/** A tool's own words in the mail to sales; everything that is the same for every enquiry is added. */
export interface SalesWords {
  /** `contact` makes contact.sales of it. */
  kind: string
  /** "Enquiry": what came in, at the head of the mail to sales. */
  what: string
  /** Facts for sales beyond name, company, email, phone and page. */
  facts: (readonly [label: string, value: string])[]
}

/** The mail to the sales mailbox, which answers to the visitor, and the acknowledgement to the visitor. */
export const enquiryMails = (
  settings: Settings,
  enquiry: NewEnquiry,
  recorded: RecordedEnquiry,
  words: SalesWords & { kind: 'contact' | 'team-request' },
): [sales: Mail, acknowledgement: Mail] => [
  salesMail(settings, enquiry, recorded, words),
  acknowledgement(`${words.kind}.acknowledgement`, enquiry, recorded),
]

/** The mail to the sales mailbox alone, for a tool that writes to the visitor in its own way. */
export function salesMail(
  settings: Settings,
  enquiry: NewEnquiry,
  { leadId, enquiryId, replyBy }: RecordedEnquiry,
  { kind, what, facts: more }: SalesWords,
): Mail {
  const company = enquiry.company || 'no company given'
  const facts = [
    ['Name', enquiry.name],
    ['Company', company],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone ?? 'not given'],
    ...more,
    ['Written on', enquiry.touch.page ?? 'not known'],
    ...(enquiry.touch.from ? ([['Came from', settings.siteUrl + enquiry.touch.from]] as const) : []),
    ['Reply due', `${inWords(replyBy)}, UK time`],
  ] as const
  const message = enquiry.message ?? 'No message.'
  const lead = `${settings.siteUrl}/lead-form/${leadId}`
  const note = `Answer on the lead’s page: its reply clock stops as soon as the mail is sent. An answer to this mail goes to ${enquiry.email} too; unless your Sent folder is read, log it on the lead.`
  return {
    kind: `${kind}.sales`,
    to: settings.salesEmail,
    replyTo: enquiry.email,
    replyToName: enquiry.name,
    leadId,
    subject: `${what} from ${enquiry.name}, ${company}`,
    text: [
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      message,
      '',
      `Lead: ${lead}`,
      note,
      `Reference: ${enquiryId}`,
    ].join('\n'),
    html: mailFrame(
      `${what} from ${escapeHtml(enquiry.name)}`,
      `<dl style="margin:0 0 24px">${facts.map(([label, value]) => mailFact(label, value)).join('')}</dl>
<blockquote style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(message)}</blockquote>
<p style="margin:0 0 16px"><a href="${escapeHtml(lead)}"><strong>Open the lead</strong></a></p>
<p style="margin:0;font-size:14px">${escapeHtml(note)}</p>`,
      enquiryId,
    ),
  }
}

/** The acknowledgement to the visitor. The message isn't repeated there: anyone who types someone else's address could send them anything in our name. */
export function acknowledgement(
  id: 'contact.acknowledgement' | 'team-request.acknowledgement' | 'chat.acknowledgement',
  { name, email }: Pick<NewEnquiry, 'name' | 'email'>,
  { leadId, enquiryId, replyBy }: Pick<RecordedEnquiry, 'leadId' | 'enquiryId' | 'replyBy'>,
): Mail {
  const values = { name, 'reply by': { strong: inWords(replyBy) }, reference: enquiryId }
  return { kind: id, to: email, replyTo: brand.email, leadId, ...writeMail(id, values, enquiryId) }
}
