import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { undoAnswer, undoId } from './undo.schema.ts'
import { takeBack } from './undo.server.ts'

export const undoApi: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/undo/:id',
    summary: 'Take back a change of one’s own of the last day, by the id that it was answered with; once',
    access: 'leads.write',
    params: undoId,
    response: undoAnswer,
    handle: (ctx, { params }) => takeBack(ctx, params.id),
  }),
]
