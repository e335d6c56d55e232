import { z } from 'zod/mini'
import { endpoint } from '#features/context/endpoint.ts'
import { chooseTable, updateOwnPassword } from './account.server.ts'
import {
  renewRecoveryCodes,
  startMfa,
  turnOffMfa,
  turnOnMfa,
} from '#features/users/second-step/mfa.server.ts'
import { endAllSessions, endSession, listSessions } from '#features/users/sign-in/sessions.server.ts'
import {
  codeInput,
  mfaStart,
  passwordChange,
  recoveryCodes,
  renewedToken,
  session,
  tableChoice,
  tableParams,
  userId,
} from '#features/users/user.schema.ts'

/** What users do with their own account. */
export const accountApi = [
  endpoint({
    method: 'POST',
    path: '/api/user/password',
    summary: 'Changes one’s own password and ends the other sessions; answers this one’s new token',
    access: 'enrolling',
    body: passwordChange,
    response: renewedToken,
    handle: (ctx, { body, request }) => updateOwnPassword(ctx, body, request.headers.get('authorization')),
  }),
  endpoint({
    method: 'GET',
    path: '/api/user/sessions',
    summary: 'One’s own sessions',
    access: 'session',
    response: z.object({ items: z.array(session), nextCursor: z.null() }),
    handle: async (ctx) => ({ items: await listSessions(ctx), nextCursor: null }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/user/sessions',
    summary: 'Signs out everywhere',
    access: 'enrolling',
    handle: (ctx) => endAllSessions(ctx),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/user/sessions/:id',
    summary: 'Ends one of one’s own sessions',
    access: 'session',
    params: userId,
    handle: (ctx, { params }) => endSession(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/user/mfa',
    summary: 'Begins to set up the second step: a secret for the authenticator app',
    access: 'enrolling',
    response: mfaStart,
    handle: (ctx) => startMfa(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/user/mfa/verify',
    summary: 'Turns the second step on with a first code; answers the recovery codes once',
    access: 'enrolling',
    body: codeInput,
    response: recoveryCodes,
    handle: (ctx, { body }) => turnOnMfa(ctx, body.code),
  }),
  endpoint({
    method: 'POST',
    path: '/api/user/mfa/recovery-codes',
    summary: 'Makes new recovery codes; the old ones end',
    access: 'session',
    response: recoveryCodes,
    handle: (ctx) => renewRecoveryCodes(ctx),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/user/mfa',
    summary: 'Turns the second step off where the role allows it',
    access: 'session',
    handle: (ctx) => turnOffMfa(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/user/tables/:table',
    summary: 'Keeps the columns, their order and the density of one of your tables',
    access: 'session',
    params: tableParams,
    body: tableChoice,
    handle: (ctx, { params, body }) => chooseTable(ctx, params.table, body.view),
  }),
]
