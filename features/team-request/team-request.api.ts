import { z } from 'zod/mini'
import { contactLimits } from '#config/constants.ts'
import { endpoint } from '#features/context/endpoint.ts'
import { enquiryAnswer } from '#features/intake/visitor.schema.ts'
import { requestThanksPath } from './request-paths.ts'
import { teamRequest, teamRequestInput } from './team-request.schema.ts'
import { listTeamRequests, submitTeamRequest } from './team-request.server.ts'

export const teamRequestApi = [
  endpoint({
    method: 'POST',
    path: '/api/team-request',
    summary: 'Asks for people by the day',
    access: 'public',
    acceptsForm: true,
    bodyBytes: contactLimits.bodyBytes,
    body: teamRequestInput,
    response: enquiryAnswer,
    status: 201,
    async handle(ctx, { body, isForm }) {
      const answer = await submitTeamRequest(ctx, body)
      return isForm ? new Response(null, { status: 303, headers: { location: requestThanksPath } }) : answer
    },
  }),
]

export const leadRequestsApi = [
  endpoint({
    method: 'GET',
    path: '/api/leads/:id/team-requests',
    summary: 'What a lead has asked for, the newest first',
    access: 'leads.read',
    params: z.object({ id: z.uuid() }),
    response: z.object({ items: z.array(teamRequest), nextCursor: z.null() }),
    handle: async (ctx, { params }) => ({ items: await listTeamRequests(ctx, params.id), nextCursor: null }),
  }),
]
