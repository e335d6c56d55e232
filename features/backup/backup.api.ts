import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { changeSchedule } from './backups.server/change-schedule.ts'
import { createBackup } from './backups.server/create-backup.ts'
import { deleteBackup } from './backups.server/delete-backup.ts'
import { createTicket, downloadBackup } from './backups.server/download-backup.ts'
import { getOverview } from './backups.server/get-overview.ts'
import { listBackups } from './backups.server/list-backups.ts'
import { restoreBackup, type Confirmations } from './backups.server/restore-backup.ts'
import { addUpload, beginUpload, finishUpload } from './backups.server/upload-backup.ts'
import { verifyBackup } from './backups.server/verify-backup.ts'
import {
  backupOverview,
  backupItem,
  backupPage,
  backupParams,
  backupQuery,
  restoreInput,
  schedule,
  ticket,
  ticketParams,
  upload,
  uploadInput,
  uploadQuery,
  task,
} from './backup.schema.ts'

/** With the ways in which the composition lets someone prove who they are. */
export function backupApi(confirmations: Confirmations): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/backups',
      summary: 'Backups, newest first',
      access: 'backup.read',
      query: backupQuery,
      response: backupPage,
      handle: (ctx, { query }) => listBackups(ctx, query),
    }),
    endpoint({
      method: 'POST',
      path: '/api/backups',
      summary: 'Asks for a backup; its progress stands at /api/backups/overview',
      access: 'backup.create',
      response: task,
      status: 202,
      handle: (ctx) => createBackup(ctx),
    }),
    endpoint({
      method: 'GET',
      path: '/api/backups/overview',
      summary: 'Schedule, work under way and the state of the backups',
      access: 'backup.read',
      response: backupOverview,
      handle: (ctx) => getOverview(ctx),
    }),
    endpoint({
      method: 'PUT',
      path: '/api/backups/schedule',
      summary: 'Changes when the nightly backup is made',
      access: 'backup.create',
      body: schedule,
      response: schedule,
      handle: (ctx, { body }) => changeSchedule(ctx, body),
    }),
    endpoint({
      method: 'POST',
      path: '/api/backups/uploads',
      summary: 'Begins to send up a backup’s file',
      access: 'backup.restore',
      body: uploadInput,
      response: upload,
      handle: (ctx, { body }) => beginUpload(ctx, body),
    }),
    endpoint({
      method: 'PUT',
      path: '/api/backups/uploads/:id',
      summary: 'Adds a piece of at most 2 MB, as raw bytes',
      access: 'backup.restore',
      params: backupParams,
      query: uploadQuery,
      response: upload,
      handle: (ctx, { params, query, request }) => addUpload(ctx, params.id, query.at, request),
    }),
    endpoint({
      method: 'POST',
      path: '/api/backups/uploads/:id/finish',
      summary: 'Puts the file that was sent up among the backups',
      access: 'backup.restore',
      params: backupParams,
      response: backupItem,
      handle: (ctx, { params }) => finishUpload(ctx, params.id),
    }),
    endpoint({
      method: 'POST',
      path: '/api/backups/:id/verify',
      summary: 'Asks for a backup to be loaded aside and compared',
      access: 'backup.create',
      params: backupParams,
      response: task,
      status: 202,
      handle: (ctx, { params }) => verifyBackup(ctx, params.id),
    }),
    endpoint({
      method: 'POST',
      path: '/api/backups/:id/restore',
      summary: 'Asks for a backup to be put in the place of the present data',
      access: 'backup.restore',
      params: backupParams,
      body: restoreInput,
      response: task,
      status: 202,
      handle: (ctx, { params, body }) => restoreBackup(ctx, params.id, body, confirmations),
    }),
    endpoint({
      method: 'POST',
      path: '/api/backups/:id/ticket',
      summary: 'An address from which the file can be saved once, within a minute',
      access: 'backup.create',
      params: backupParams,
      response: ticket,
      handle: (ctx, { params }) => createTicket(ctx, params.id, confirmations),
    }),
    endpoint({
      method: 'DELETE',
      path: '/api/backups/:id',
      summary: 'Deletes a backup and its file',
      access: 'backup.create',
      params: backupParams,
      handle: (ctx, { params }) => deleteBackup(ctx, params.id, confirmations),
    }),
  ]
}

/** The ticket is the right to it: browsers save files without our header. */
export const backupDownloadApi = [
  endpoint({
    method: 'GET',
    path: '/api/backups/downloads/:ticket',
    isSpent: true,
    summary: 'A backup’s file, by a ticket that works once',
    access: 'public',
    params: ticketParams,
    handle: (ctx, { params }) => downloadBackup(ctx, params.ticket),
  }),
]
