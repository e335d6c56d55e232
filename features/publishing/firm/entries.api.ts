import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { pictureBytes } from '#lib/stored-picture.ts'
import { removeEntryPicture, setEntryPicture } from './entries.server/entry-picture.ts'
import { listEntries } from './entries.server/list-entries.ts'
import { createEntry, deleteEntry, updateEntry } from './entries.server/save-entry.ts'
import { entryChange, entryItem, entryList, newEntry, versionQuery } from './entry.schema.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

const params = z.object({ id: z.uuid() })

export const firmEntriesApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/firm/entries',
    summary: 'People, cases and certificates that public pages show',
    access: 'content.read',
    response: entryList,
    handle: (ctx) => listEntries(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/firm/entries',
    summary: 'Add a person, a case or a certificate',
    access: 'content.write',
    body: newEntry,
    response: entryItem,
    status: 201,
    handle: (ctx, { body }) => createEntry(ctx, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/firm/entries/:id',
    summary: 'Change a person, a case or a certificate; 409 with the present state when someone was quicker',
    access: 'content.write',
    params,
    body: entryChange,
    response: entryItem,
    handle: (ctx, { params, body }) => updateEntry(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/firm/entries/:id',
    summary: 'Take a person, a case or a certificate away',
    access: 'content.write',
    params,
    response: deleted,
    handle: (ctx, { params }) => deleteEntry(ctx, params.id),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/firm/entries/:id/picture',
    summary: 'Give a person a photo, in the place of the one before',
    access: 'content.write',
    params,
    query: versionQuery,
    upload: { bytes: pictureBytes },
    response: entryItem,
    handle: (ctx, { params, query, upload }) => setEntryPicture(ctx, { ...params, ...query, bytes: upload }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/firm/entries/:id/picture',
    summary: 'Take a person’s photo away',
    access: 'content.write',
    params,
    query: versionQuery,
    response: z.extend(entryItem, { undo: z.optional(z.uuid()) }),
    handle: (ctx, { params, query }) => removeEntryPicture(ctx, { ...params, ...query }),
  }),
]
