import { mailJobs } from '#features/mail/mail.jobs.ts'
import { contactJobs } from '#features/contact/contact.jobs.ts'
import { leadJobs } from '#features/leads/leads.jobs.ts'
import { userJobs } from '#features/users/users.jobs.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { AnyJob } from '#jobs/queue.ts'

/** Every kind of work that is done later, in the order of the features. */
export const jobs: AnyJob<Ctx>[] = [...mailJobs, ...contactJobs, ...leadJobs, ...userJobs]
