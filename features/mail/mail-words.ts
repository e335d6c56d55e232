import type { MailSummary } from './mail.schema.ts'

export const mailStateNames: Record<MailSummary['state'], string> = {
  queued: 'On its way',
  sent: 'Sent',
  filed: 'Kept as a file',
  failed: 'Failed',
}

/** What each kind of mail is for. */
const kindNames: Record<string, string> = {
  'assessment.link': 'Assessment: link to continue',
  'assessment.report': 'Assessment: report',
  'chat.acknowledgement': 'Chat: copy to the visitor',
  'chat.answer': 'Chat: answer to the visitor',
  'chat.person': 'Chat: someone is waiting',
  'chat.sales': 'Chat: new lead',
  'contact.acknowledgement': 'Enquiry: confirmation',
  'contact.sales': 'Enquiry: to sales',
  'lead.message': 'Mail to a lead',
  'newsletter.already': 'Newsletter: on the list already',
  'newsletter.confirm': 'Newsletter: whose address it is',
  'newsletter.issue': 'Newsletter',
  'newsletter.test': 'Newsletter: test',
  'team-request.acknowledgement': 'Team request: confirmation',
  'team-request.sales': 'Team request: to sales',
  'backup.failed': 'Backup failed',
  'privacy.acknowledgement': 'Privacy: receipt',
  'privacy.answer': 'Privacy: answer',
  'privacy.erased': 'Privacy: data deleted',
  'privacy.extension': 'Privacy: extension',
  'privacy.identity': 'Privacy: address check',
  'privacy.notice': 'Privacy: new request',
  'report.weekly': 'Reports of the week',
  'task.reminder': 'Task: reminder',
  'supplier.expiry': 'Supplier: check expiring',
  'user.access-changed': 'Account: password, second step or address changed',
  'user.invitation': 'Account: invitation',
  'user.notification': 'Notification to a colleague',
  'user.new-device': 'Account: signed in from a new device',
  'user.reset': 'Account: new password',
}

export const kindOf = (kind: string): string => kindNames[kind] ?? kind

export const kindOptions = Object.entries(kindNames).map(([value, label]) => ({ value, label }))

export const attemptsInWords = (attempts: number): string =>
  attempts === 0 ? 'not tried yet' : attempts === 1 ? 'tried once' : `tried ${attempts} times`
