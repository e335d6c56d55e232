import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { undoAnswer, undoId } from './undo.schema.ts'
import { takeBack } from './undo.server.ts'
import type { Undoer } from './undoer.ts'

export const undoApi = (undoers: readonly Undoer[]): Endpoint[] => [
  endpoint({
    method: 'POST',
    path: '/api/undo/:id',
    summary:
      'Take back a change of one’s own of the last day, by the id that it was answered with, once, with the permission that it needed',
    access: 'session',
    params: undoId,
    response: undoAnswer,
    handle: (ctx, { params }) => takeBack(ctx, undoers, params.id),
  }),
]
