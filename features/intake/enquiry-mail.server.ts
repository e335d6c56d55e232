import { brand } from '#config/brand.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Mail, Settings } from '#features/context/context.server.ts'
import { senderMark } from '#features/context/mail-sender.ts'
import type { NewEnquiry, RecordedEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import { inWords } from './reply-promise.ts'

/** A tool's own words; everything that is the same for every enquiry is added. */
export interface MailWords {
  /** `contact` makes contact.sales and contact.acknowledgement of it. */
  kind: string
  /** "Enquiry": what came in, at the head of the mail to sales. */
  what: string
  /** Facts for sales beyond name, company, email, phone and page. */
  facts: (readonly [label: string, value: string])[]
  /** "We have your message". */
  received: string
  /** "thank you for writing to us. Your message has arrived": the promise follows. */
  thanks: string
  /** What happens next. */
  steps: string[]
}

/** The mail to the sales mailbox, which answers to the visitor, and the acknowledgement to the visitor. */
export function enquiryMails(
  settings: Settings,
  enquiry: NewEnquiry,
  recorded: RecordedEnquiry,
  words: MailWords,
): [sales: Mail, acknowledgement: Mail] {
  return [salesMail(settings, enquiry, recorded, words), acknowledgement(enquiry, recorded, words)]
}

/** The mail to the sales mailbox alone, for a tool that writes to the visitor in its own way. */
export function salesMail(
  settings: Settings,
  enquiry: NewEnquiry,
  { leadId, enquiryId, replyBy }: RecordedEnquiry,
  { kind, what, facts: more }: Pick<MailWords, 'kind' | 'what' | 'facts'>,
): Mail {
  const company = enquiry.company || 'no company given'
  const facts = [
    ['Name', enquiry.name],
    ['Company', company],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone ?? 'not given'],
    ...more,
    ['Written on', enquiry.touch.page ?? 'not known'],
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

function acknowledgement(
  { name, email }: NewEnquiry,
  { leadId, enquiryId, replyBy }: RecordedEnquiry,
  { kind, received, thanks, steps }: MailWords,
): Mail {
  const due = `${inWords(replyBy)}, UK time`
  const urgent = `If it can’t wait, call ${brand.phone.label} (${brand.openingHours.label}).`
  const stranger =
    'If you didn’t write to us, someone gave your address by mistake: ignore this mail, or answer it and we delete the message.'
  // The message isn't repeated here: anyone who types someone else's address could send them anything in our name.
  return {
    kind: `${kind}.acknowledgement`,
    to: email,
    replyTo: brand.email,
    leadId,
    subject: `${received}: reply by ${inWords(replyBy)}`,
    text: [
      `Hello ${name},`,
      '',
      `${thanks}, and we reply by ${due}.`,
      '',
      'What happens next:',
      ...steps.map((step, i) => `${i + 1}. ${step}`),
      '',
      urgent,
      '',
      stranger,
      '',
      senderMark,
      `Reference: ${enquiryId}`,
    ].join('\n'),
    html: mailFrame(
      received,
      `<p style="margin:0 0 16px">Hello ${escapeHtml(name)},</p>
<p style="margin:0 0 16px">${thanks}, and we reply by <strong>${due}</strong>.</p>
<p style="margin:24px 0 8px"><strong>What happens next</strong></p>
<ol style="margin:0 0 24px;padding-left:20px">${steps.map((step) => `<li style="margin:0 0 8px">${step}</li>`).join('')}</ol>
<p style="margin:0 0 16px">If it can’t wait, call <a href="${brand.phone.href}">${brand.phone.label}</a> (${brand.openingHours.label}).</p>
<p style="margin:0;font-size:14px">${stranger}</p>`,
      enquiryId,
    ),
  }
}

/** A named fact in a mail's list of facts. */
export const mailFact = (label: string, value: string) =>
  `<dt style="font-size:13px">${label}</dt><dd style="margin:0 0 10px;overflow-wrap:anywhere"><strong>${escapeHtml(value)}</strong></dd>`

/** A narrow column without colours of its own, so that it reads in light and dark mail programs alike. */
export function mailFrame(heading: string, body: string, reference?: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 system-ui,'Segoe UI',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid;font-weight:700;letter-spacing:0.02em">${brand.name}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${heading}</h1>
${body}
<p style="margin:32px 0 0;padding:12px 0 0;border-top:1px solid;font-size:13px">${senderMark}${reference === undefined ? '' : `<br>Reference ${reference}`}</p>
</div></body></html>
`
}
