import { z } from 'zod/mini'
import { endpoint } from '#features/context/endpoint.ts'
import { requestForgottenLink } from '#features/users/links/forgotten-password.server.ts'
import { acceptLink } from '#features/users/links/accept-link.server.ts'
import { getOwnAccount, updateOwnName } from '#features/users/own-account/account.server.ts'
import { confirmSession, signIn, signOut } from './sign-in.server.ts'
import { getLink } from '#features/users/links/user-links.server.ts'
import {
  acceptInput,
  confirmInput,
  forgottenInput,
  linkInput,
  nameChange,
  openLink,
  renewedToken,
  signedInUser,
  signInInput,
  signInResult,
} from '#features/users/user.schema.ts'

export const authApi = [
  endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in; 401 with data.totpRequired asks for the second step',
    access: 'public',
    body: signInInput,
    response: signInResult,
    handle: (ctx, { body }) => signIn(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session',
    access: 'enrolling',
    handle: (ctx) => signOut(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/auth/confirm',
    summary:
      'Takes the password, and a code where there is a second step, again; answers the session’s new token',
    access: 'enrolling',
    body: confirmInput,
    response: renewedToken,
    handle: (ctx, { body, request }) => confirmSession(ctx, body, request.headers.get('authorization')),
  }),
  endpoint({
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in user',
    access: 'enrolling',
    response: signedInUser,
    handle: (ctx) => getOwnAccount(ctx),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/user',
    summary: 'Changes one’s own name',
    access: 'session',
    body: nameChange,
    response: signedInUser,
    handle: (ctx, { body }) => updateOwnName(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/auth/reset',
    summary: 'Asks for a mail with a link to set a new password; the same answer for every address',
    access: 'public',
    body: forgottenInput,
    response: z.object({ message: z.string() }),
    status: 202,
    handle: (ctx, { body }) => requestForgottenLink(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/auth/link',
    summary: 'What a one-time link is for',
    access: 'public',
    body: linkInput,
    response: openLink,
    handle: (ctx, { body }) => getLink(ctx, body.token),
  }),
  endpoint({
    method: 'POST',
    path: '/api/auth/accept',
    summary: 'Uses a one-time link: a new account, or a new password',
    access: 'public',
    body: acceptInput,
    response: z.object({ email: z.string() }),
    handle: (ctx, { body }) => acceptLink(ctx, body),
  }),
]
