import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { timelineEntry } from '#features/leads/lead-answer.schema.ts'
import { noteChange } from './note.schema.ts'
import { deleteNote, updateNote } from './notes.server.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

const params = z.object({ id: z.uuid() })

export const notesApi: Endpoint[] = [
  endpoint({
    method: 'PATCH',
    path: '/api/activities/:id',
    summary: 'Change the words or the time of a note, call, email or meeting; the earlier ones are kept',
    access: 'leads.write',
    params,
    body: noteChange,
    response: timelineEntry,
    handle: (ctx, { params, body }) => updateNote(ctx, { ...body, ...params }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/activities/:id',
    summary: 'Delete a note, call, email or meeting',
    access: 'leads.write',
    params,
    response: deleted,
    handle: (ctx, { params }) => deleteNote(ctx, params.id),
  }),
]
