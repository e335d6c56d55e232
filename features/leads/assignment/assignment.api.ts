import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { assignment, assignmentChange, assignmentPreview, assignmentTrial } from './assignment.schema.ts'
import { changeAssignment, getAssignment, previewAssignment } from './assignment.server/change-assignment.ts'

/** Thirty rules with fifty colleagues each. */
const bodyBytes = 256 * 1024

export const assignmentApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/settings/assignment',
    summary: 'Who new leads go to, and who may be given any',
    access: 'settings.write',
    response: assignment,
    handle: (ctx) => getAssignment(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/settings/assignment',
    summary: 'Say anew who new leads go to; 409 with the present rules when someone was quicker',
    access: 'settings.write',
    body: assignmentChange,
    bodyBytes,
    response: assignment,
    handle: (ctx, { body }) => changeAssignment(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/settings/assignment/preview',
    summary: 'Where the last 20 enquiries would have gone by these rules',
    access: 'settings.write',
    body: assignmentTrial,
    bodyBytes,
    response: assignmentPreview,
    handle: (ctx, { body }) => previewAssignment(ctx, body),
  }),
]
