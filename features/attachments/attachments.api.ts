import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { ownerKinds, type AttachmentOwner, type AttachmentOwners } from './attachment-owner.ts'
import {
  attachmentChange,
  attachmentItem,
  attachmentList,
  newAttachment,
  ownerPaths,
  partAnswer,
  partBytes,
  uploadState,
  type OwnerPath,
} from './attachment.schema.ts'
import { changeAttachment, deleteAttachment } from './attachments.server/change-attachment.ts'
import { downloadAttachment, listAttachments } from './attachments.server/read-attachments.ts'
import { beginAttachment, storePiece } from './attachments.server/upload-attachment.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

const params = z.object({ id: z.uuid() })
const fileParams = z.object({ id: z.uuid(), fileId: z.uuid() })
const partParams = z.extend(fileParams, {
  part: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
})

/** The files of leads, of companies and of suppliers: the same six endpoints below each. */
export const attachmentsApi = (owners: AttachmentOwners): Endpoint[] =>
  ownerPaths.flatMap((path) => filesOf(path, owners[path]))

function filesOf(path: OwnerPath, owner: AttachmentOwner): Endpoint[] {
  const { entity, read, write } = ownerKinds[path]
  const base = `/api/${path}/:id/attachments`
  return [
    endpoint({
      method: 'GET',
      path: base,
      summary: `The files of a ${entity}, the newest first, and how much room there is`,
      access: read,
      params,
      response: attachmentList,
      handle: (ctx, { params }) => listAttachments(ctx, { ...params, path, owner }),
    }),
    endpoint({
      method: 'POST',
      path: base,
      summary: `Begin a file of a ${entity}; its bytes follow in parts. Begun again with the same id it goes on`,
      access: write,
      params,
      body: newAttachment,
      response: uploadState,
      status: 201,
      handle: (ctx, { params, body }) => beginAttachment(ctx, { ...params, path, owner, file: body }),
    }),
    endpoint({
      method: 'PUT',
      path: `${base}/:fileId/parts/:part`,
      summary: 'One part of the file, numbered from 0; with the last of them it is there',
      access: write,
      params: partParams,
      upload: { bytes: partBytes },
      response: partAnswer,
      handle: (ctx, { params, upload }) => storePiece(ctx, { ...params, path, owner, content: upload }),
    }),
    endpoint({
      method: 'GET',
      path: `${base}/:fileId`,
      summary: `A file of a ${entity}, always to be saved and never to be opened in place`,
      access: read,
      params: fileParams,
      handle: (ctx, { params }) => downloadAttachment(ctx, { ...params, path, owner }),
    }),
    endpoint({
      method: 'PATCH',
      path: `${base}/:fileId`,
      summary:
        'Change what a file is called, what is said of it, its kind of document and until when it holds',
      access: write,
      params: fileParams,
      body: attachmentChange,
      response: attachmentItem,
      handle: (ctx, { params, body }) => changeAttachment(ctx, { ...params, path, owner, change: body }),
    }),
    endpoint({
      method: 'DELETE',
      path: `${base}/:fileId`,
      summary: 'Delete a file; it can be taken back for a day',
      access: write,
      params: fileParams,
      response: deleted,
      handle: (ctx, { params }) => deleteAttachment(ctx, { ...params, path, owner }),
    }),
  ]
}
