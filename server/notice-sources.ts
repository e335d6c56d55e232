import { listFailingBoards } from '#features/job-scanner/sources/failing-boards.server.ts'
import { listDue } from '#features/leads/leads.server/due-replies.ts'
import type { NoticeSource } from '#features/notifications/notifications.jobs.ts'

/** Where is looked every minute for what staff are told of; what somebody does is told by the verb that does it. */
export const noticeSources: NoticeSource[] = [listDue, listFailingBoards]
