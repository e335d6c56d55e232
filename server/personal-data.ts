import { learnedWordingHolder } from '#features/answers/person.server.ts'
import { assessmentHolder } from '#features/assessment/person.server.ts'
import { attachmentHolder } from '#features/attachments/person.server.ts'
import { auditHolder } from '#features/audit/person.server.ts'
import { chatHolder } from '#features/chat/person.server.ts'
import type { PersonHolder } from '#features/context/person.ts'
import { customFieldHolder } from '#features/custom-fields/person.server.ts'
import { inboxHolder } from '#features/inbox/person.server.ts'
import { correspondenceHolder } from '#features/correspondence/person.server.ts'
import { leadImportHolder } from '#features/lead-import/person.server.ts'
import { peopleHolder } from '#features/leads/companies/person.server.ts'
import { leadHolder } from '#features/leads/person.server.ts'
import { mailHolder } from '#features/mail/person.server.ts'
import { newsletterHolder } from '#features/newsletter/person.server.ts'
import { notificationHolder } from '#features/notifications/person.server.ts'
import { privacyHolder } from '#features/privacy/person.server.ts'
import { publishingHolder } from '#features/publishing/person.server.ts'
import { missedSearchHolder } from '#features/search/person.server.ts'
import { supplierHolder } from '#features/suppliers/person.server.ts'
import { teamRequestHolder } from '#features/team-request/person.server.ts'
import { userHolder } from '#features/users/person.server.ts'

/**
 * Everything that answers for personal data. People come first and find their leads, then the leads, since the others find their records by them; the log comes last, since
 * it names records by the ids that all of them found.
 */
export const personHolders: PersonHolder[] = [
  peopleHolder,
  leadHolder,
  leadImportHolder,
  teamRequestHolder,
  chatHolder,
  assessmentHolder,
  supplierHolder,
  attachmentHolder,
  mailHolder,
  correspondenceHolder,
  newsletterHolder,
  userHolder,
  notificationHolder,
  inboxHolder,
  privacyHolder,
  missedSearchHolder,
  learnedWordingHolder,
  customFieldHolder,
  publishingHolder,
  auditHolder,
]
