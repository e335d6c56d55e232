import { attachmentUndo } from '#features/attachments/attachments.server/restore-attachment.ts'
import { mailboxUndo } from '#features/correspondence/mailboxes.server.ts'
import { assignUndo, messageUndo } from '#features/correspondence/unassigned.server.ts'
import { templateUndo } from '#features/correspondence/write/templates.server.ts'
import { sourceUndo } from '#features/job-scanner/sources/sources.server/remove-source.ts'
import { companyMergeUndo } from '#features/leads/companies/unmerge-company.server.ts'
import { personMergeUndo } from '#features/leads/companies/unmerge-person.server.ts'
import { companyUndo, personUndo } from '#features/leads/companies/restore-party.server.ts'
import { viewUndo } from '#features/leads/leads.server/lead-views.ts'
import { leadsUndo } from '#features/leads/leads.server/undo-changes.ts'
import { quarantineUndo } from '#features/leads/leads.server/quarantine.ts'
import { noteUndo } from '#features/leads/notes/notes.server.ts'
import { taskUndo } from '#features/leads/tasks/tasks.server.ts'
import type { Undoer } from '#features/leads/undo/undoer.ts'
import { issueUndo } from '#features/newsletter/issues/issues.server.ts'
import { roomUndo } from '#features/notifications/notifications.server/rooms.ts'
import { photoUndo } from '#features/publishing/firm/entries.server/entry-picture.ts'
import { entryUndo } from '#features/publishing/firm/entries.server/save-entry.ts'
import { postUndo } from '#features/publishing/posts/staff-posts.server/move-post.ts'
import { redirectUndo } from '#features/publishing/redirects/redirects.server/save-redirect.ts'
import {
  outcomeUndo,
  placementUndo,
  shortlistingUndo,
} from '#features/suppliers/suppliers.server/restore-placing.ts'
import { supplierUndo } from '#features/suppliers/suppliers.server/restore-supplier-state.ts'

/** Every kind of change that can be taken back. */
export const undoers: readonly Undoer[] = [
  leadsUndo,
  noteUndo,
  taskUndo,
  viewUndo,
  companyUndo,
  personUndo,
  companyMergeUndo,
  personMergeUndo,
  attachmentUndo,
  supplierUndo,
  shortlistingUndo,
  outcomeUndo,
  placementUndo,
  quarantineUndo,
  assignUndo,
  messageUndo,
  templateUndo,
  mailboxUndo,
  postUndo,
  redirectUndo,
  entryUndo,
  photoUndo,
  issueUndo,
  sourceUndo,
  roomUndo,
]
