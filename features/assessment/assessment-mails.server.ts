import { brand } from '#config/brand.ts'
import type { Mail, Settings } from '#features/context/context.server.ts'
import { salesMail } from '#features/intake/enquiry-mail.server.ts'
import type { NewEnquiry, RecordedEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import { inWords } from '#features/intake/reply-promise.ts'
import { writeMail } from '#features/publishing/mail-texts/write-mail.server.ts'
import { questionPath, reportFilePath, resultPath } from './assessment-paths.ts'
import type { Report } from './result/assessment-report.ts'

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
  const actions = report.actions.items.map((one) => `${one.name} (${one.score}): ${one.advice}.`)
  return {
    kind: 'assessment.report',
    to: email,
    replyTo: brand.email,
    leadId,
    ...writeMail(
      'assessment.report',
      {
        name,
        result: { strong: report.headline },
        meaning: `${report.meaning} ${report.basis}`,
        actions: actions.length > 0 ? { lines: actions } : report.actions.intro,
        'report link': { url: settings.siteUrl + resultPath(key), label: 'Open the whole report' },
        'file link': { url: settings.siteUrl + reportFilePath(id, key), label: 'The report as a PDF' },
        'reply by': { strong: inWords(replyBy) },
        reference: enquiryId,
      },
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
  const words = isFinished
    ? writeMail('assessment.result-link', { link: { url, label: 'Open the result' } })
    : writeMail('assessment.link', { link: { url, label: 'Go on' }, answered: `${answered} of ${all}` })
  return { kind: 'assessment.link', to: email, replyTo: brand.email, ...words }
}

/** Questions are answered in order as a rule; the check page lists what is missing. */
const nextStep = (answered: number, all: number) => (answered < all ? answered + 1 : 'check')
