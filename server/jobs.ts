import { backupJobs } from '#features/backup/backup.jobs.ts'
import { analyticsJobs } from '#features/analytics/analytics.jobs.ts'
import { attachmentJobs } from '#features/attachments/attachments.jobs.ts'
import { mailJobs } from '#features/mail/mail.jobs.ts'
import { chatJobs } from '#features/chat/chat.jobs.ts'
import { assessmentJobs } from '#features/assessment/assessment.jobs.ts'
import { correspondenceJobs } from '#features/correspondence/correspondence.jobs.ts'
import { contactJobs } from '#features/contact/contact.jobs.ts'
import { inboxJobs } from '#features/inbox/inbox.jobs.ts'
import { leadImportJobs } from '#features/lead-import/lead-import.jobs.ts'
import { leadJobs } from '#features/leads/leads.jobs.ts'
import { newsletterJobs } from '#features/newsletter/newsletter.jobs.ts'
import { privacyJobs } from '#features/privacy/privacy.jobs.ts'
import { publishingJobs } from '#features/publishing/posts/posts.jobs.ts'
import { scannerJobs } from '#features/job-scanner/scanner.jobs.ts'
import { searchJobs } from '#features/search/search.jobs.ts'
import { supplierJobs } from '#features/suppliers/suppliers.jobs.ts'
import { userJobs } from '#features/users/users.jobs.ts'
import { notificationJobs } from '#features/notifications/notifications.jobs.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { AnyJob } from '#jobs/queue.ts'
import { noticeSources } from './notice-sources.ts'
import { personHolders } from './personal-data.ts'

/** Every kind of work that is done later, in the order of the features. */
export const jobs: AnyJob<Ctx>[] = [
  ...analyticsJobs,
  ...attachmentJobs,
  ...mailJobs,
  ...correspondenceJobs,
  ...chatJobs,
  ...assessmentJobs,
  ...contactJobs,
  ...leadJobs,
  ...leadImportJobs,
  ...inboxJobs,
  ...notificationJobs(noticeSources),
  ...newsletterJobs,
  ...privacyJobs(personHolders),
  ...publishingJobs,
  ...scannerJobs,
  ...searchJobs,
  ...supplierJobs,
  ...userJobs,
  ...backupJobs,
]
