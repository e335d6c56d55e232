import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { messageParams as params } from '#features/correspondence/message.schema.ts'
import { invitationQuery, invitations, newInvitation, sentInvitation } from './invitation.schema.ts'
import { downloadCalendar, listInvitations, sendInvitation } from './invitations.server.ts'

export const meetingsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/invitations',
    summary: 'What the contacts of meetings were last sent for their calendars',
    access: 'leads.read',
    query: invitationQuery,
    response: invitations,
    handle: async (ctx, { query }) => ({ items: await listInvitations(ctx, query.meetings.split(',')) }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/tasks/:id/invitations',
    summary:
      'Write the contact of a meeting a mail with a calendar part: an invitation, an update, or a cancellation, which also deletes the meeting',
    access: 'leads.write',
    params,
    body: newInvitation,
    bodyBytes: 512 * 1024,
    response: sentInvitation,
    status: 201,
    handle: (ctx, { params, body }) => sendInvitation(ctx, { ...body, taskId: params.id }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/tasks/:id/calendar',
    summary: 'A meeting as a file for one’s own calendar',
    access: 'leads.read',
    params,
    handle: (ctx, { params }) => downloadCalendar(ctx, params.id),
  }),
]
