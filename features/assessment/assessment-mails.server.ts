import { brand } from '#config/brand.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { senderMark } from '#features/context/mail-sender.ts'
import type { Mail, Settings } from '#features/context/context.server.ts'
import { mailFrame, salesMail } from '#features/intake/enquiry-mail.server.ts'
import type { NewEnquiry, RecordedEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import { inWords } from '#features/intake/reply-promise.ts'
import { questionPath, reportFilePath, resultPath } from './assessment-paths.ts'
import type { Report } from './result/assessment-report.ts'

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`
const small = (html: string) => `<p style="margin:0;font-size:14px">${html}</p>`
const link = (url: string, label: string) =>
  paragraph(`<a href="${escapeHtml(url)}"><strong>${escapeHtml(label)}</strong></a>`)
const stranger = 'If you didn’t ask for this, someone gave your address by mistake: ignore this mail.'

/** To the sales mailbox: who, the figures and the message. */
export function reportNotice(
  settings: Settings,
  enquiry: NewEnquiry,
  recorded: RecordedEnquiry,
  report: Report,
): Mail {
  return salesMail(settings, enquiry, recorded, {
    kind: 'assessment',
    what: 'Readiness report',
    facts: [
      ['Result', report.headline],
      ...report.dimensions.rows.map(({ name, score }) => [name, String(score)] as const),
    ],
  })
}

/** To the person who asked for it: the figure, the actions, and a link with a key of its own. */
export function reportMail(
  settings: Settings,
  { name, email }: NewEnquiry,
  { leadId, enquiryId, replyBy }: RecordedEnquiry,
  { report, id, key }: { report: Report; id: string; key: string },
): Mail {
  const page = settings.siteUrl + resultPath(key)
  const file = settings.siteUrl + reportFilePath(id, key)
  const actions = report.actions.items.map((one) => `${one.name} (${one.score}): ${one.advice}.`)
  const reply = `An engineer reads it too and writes to you by ${inWords(replyBy)}, UK time: what seems worth doing first, and what wouldn’t be.`
  return {
    kind: 'assessment.report',
    to: email,
    replyTo: brand.email,
    leadId,
    subject: `Your AI readiness: ${report.headline}`,
    text: [
      `Hello ${name},`,
      '',
      `the result of your assessment is ${report.headline}.`,
      report.meaning,
      report.basis,
      '',
      'What to do next:',
      ...(actions.length > 0 ? actions.map((line, i) => `${i + 1}. ${line}`) : [report.actions.intro]),
      '',
      `The whole report: ${page}`,
      `As a PDF: ${file}`,
      'Anyone who has these links can read the result. They work for 24 months.',
      '',
      reply,
      stranger,
      '',
      senderMark,
      `Reference: ${enquiryId}`,
    ].join('\n'),
    html: mailFrame(
      escapeHtml(report.headline),
      `${paragraph(`Hello ${escapeHtml(name)},`)}
${paragraph(`the result of your assessment is <strong>${escapeHtml(report.headline)}</strong>. ${escapeHtml(report.meaning)} ${escapeHtml(report.basis)}`)}
<p style="margin:24px 0 8px"><strong>What to do next</strong></p>
${actions.length > 0 ? `<ol style="margin:0 0 24px;padding-left:20px">${actions.map((line) => `<li style="margin:0 0 8px">${escapeHtml(line)}</li>`).join('')}</ol>` : paragraph(escapeHtml(report.actions.intro))}
${link(page, 'Open the whole report')}
${link(file, 'The report as a PDF')}
${paragraph('Anyone who has these links can read the result. They work for 24 months.')}
${paragraph(reply)}
${small(stranger)}`,
      enquiryId,
    ),
  }
}

/** A link to go on with, for another device. Nothing that the visitor typed is in it. */
export function resumeMail(
  settings: Settings,
  run: { email: string; key: string; isFinished: boolean; answered: number; all: number },
): Mail {
  const { email, key, isFinished, answered, all } = run
  const url = settings.siteUrl + (isFinished ? resultPath(key) : questionPath(key, nextStep(answered, all)))
  const says = isFinished
    ? 'Here is the link to the result of your AI readiness assessment.'
    : `Here is the link to go on with your AI readiness assessment. ${answered} of ${all} questions are answered.`
  const until = isFinished
    ? 'It works for 24 months.'
    : 'It works until 30 days after the last answer; then the answers are deleted.'
  const privacy = 'Your address was used for this one mail. Nobody will write to you about it.'
  return {
    kind: 'assessment.link',
    to: email,
    replyTo: brand.email,
    subject: isFinished ? 'Your AI readiness result' : 'Go on with your AI readiness assessment',
    text: [says, '', url, '', until, privacy, stranger, '', senderMark].join('\n'),
    html: mailFrame(
      isFinished ? 'Your result' : 'Go on where you stopped',
      `${paragraph(escapeHtml(says))}
${link(url, isFinished ? 'Open the result' : 'Go on')}
${paragraph(until)}
${small(`${privacy} ${stranger}`)}`,
      'assessment',
    ),
  }
}

/** Questions are answered in order as a rule; the check page lists what is missing. */
const nextStep = (answered: number, all: number) => (answered < all ? answered + 1 : 'check')
