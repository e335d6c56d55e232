import { z } from 'zod/mini'
import { endpoint } from '#features/context/endpoint.ts'
import { roles } from '#features/context/permissions.ts'
import { accountApi } from '#features/users/own-account/account.api.ts'
import {
  createInvitation,
  createResetLink,
  deleteInvitation,
  listInvitations,
} from '#features/users/links/user-links.server.ts'
import {
  invitation,
  issuedLink,
  newInvitation,
  state,
  user,
  userChange,
  userFilter,
  userId,
} from '#features/users/user.schema.ts'
import {
  deleteUser,
  endUserSessions,
  getUser,
  listUserNames,
  listUsers,
  removeUserMfa,
  updateUser,
} from './users.server.ts'

const userName = z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles), state })

export const usersApi = [
  ...accountApi,
  endpoint({
    method: 'GET',
    path: '/api/users',
    summary: 'Users by name',
    access: 'users.read',
    query: userFilter,
    response: z.object({ items: z.array(user), nextCursor: z.nullable(z.string()) }),
    handle: (ctx, { query }) => listUsers(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/users/names',
    summary: 'Everybody’s name, for owners and authors',
    access: 'session',
    response: z.object({ items: z.array(userName), nextCursor: z.null() }),
    handle: async (ctx) => ({ items: await listUserNames(ctx), nextCursor: null }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/users/invitations',
    summary: 'Open invitations',
    access: 'users.read',
    response: z.object({ items: z.array(invitation), nextCursor: z.null() }),
    handle: async (ctx) => ({ items: await listInvitations(ctx), nextCursor: null }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/users/invitations',
    summary: 'Invites someone by mail; answers the link once',
    access: 'users.write',
    body: newInvitation,
    response: issuedLink,
    status: 201,
    handle: (ctx, { body }) => createInvitation(ctx, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/users/invitations/:id',
    summary: 'Withdraws an invitation',
    access: 'users.write',
    params: userId,
    handle: (ctx, { params }) => deleteInvitation(ctx, params.id),
  }),
  endpoint({
    method: 'GET',
    path: '/api/users/:id',
    summary: 'One user',
    access: 'users.read',
    params: userId,
    response: user,
    handle: (ctx, { params }) => getUser(ctx, params.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/users/:id',
    summary: 'Changes a user; 409 with data.current when someone else did meanwhile',
    access: 'users.write',
    params: userId,
    body: userChange,
    response: user,
    handle: (ctx, { params, body }) => updateUser(ctx, params.id, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/users/:id',
    summary: 'Removes a user',
    access: 'users.write',
    params: userId,
    handle: (ctx, { params }) => deleteUser(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/users/:id/reset-link',
    summary: 'Mails a link for a new password; answers it once',
    access: 'users.write',
    params: userId,
    response: issuedLink,
    status: 201,
    handle: (ctx, { params }) => createResetLink(ctx, params.id),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/users/:id/mfa',
    summary: 'Turns off a colleague’s second step after a loss',
    access: 'users.write',
    params: userId,
    handle: (ctx, { params }) => removeUserMfa(ctx, params.id),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/users/:id/sessions',
    summary: 'Signs a colleague out everywhere',
    access: 'users.write',
    params: userId,
    handle: (ctx, { params }) => endUserSessions(ctx, params.id),
  }),
]
