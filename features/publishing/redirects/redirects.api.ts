import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import {
  ignorePath,
  listMissingPages,
} from '#features/publishing/missing-pages/missing-pages.server/list-missing-pages.ts'
import {
  ignoreChange,
  importResult,
  missingPageList,
  missingQuery,
  redirectAnswer,
  redirectChange,
  redirectFields,
  redirectImport,
  redirectPage,
  redirectQuery,
} from './redirect.schema.ts'
import { importRedirects } from './redirects.server/import-redirects.ts'
import { listRedirects } from './redirects.server/list-redirects.ts'
import { createRedirect, deleteRedirect, updateRedirect } from './redirects.server/save-redirect.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

const params = z.object({ id: z.uuid() })

export const redirectsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/redirects',
    summary: 'A page of redirects',
    access: 'content.read',
    query: redirectQuery,
    response: redirectPage,
    handle: (ctx, { query }) => listRedirects(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/redirects',
    summary: 'Add a redirect; it works on every server at once',
    access: 'content.write',
    body: redirectFields,
    response: redirectAnswer,
    status: 201,
    handle: (ctx, { body }) => createRedirect(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/redirects/import',
    summary: 'Add many redirects, a line each, or tell what would happen',
    access: 'content.write',
    body: redirectImport,
    bodyBytes: 1024 * 1024,
    response: importResult,
    handle: (ctx, { body }) => importRedirects(ctx, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/redirects/:id',
    summary: 'Change a redirect; 409 when someone was quicker',
    access: 'content.write',
    params,
    body: redirectChange,
    response: redirectAnswer,
    handle: (ctx, { params, body }) => updateRedirect(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/redirects/:id',
    summary: 'Delete a redirect',
    access: 'content.write',
    params,
    response: deleted,
    handle: (ctx, { params }) => deleteRedirect(ctx, params.id),
  }),
  endpoint({
    method: 'GET',
    path: '/api/missing-pages',
    summary: 'Addresses that were asked for and are not there, with the pages that may be meant',
    access: 'content.read',
    query: missingQuery,
    response: missingPageList,
    handle: (ctx, { query }) => listMissingPages(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/missing-pages/ignore',
    summary: 'Say of a missing address that it needs nothing, or take that back',
    access: 'content.write',
    body: ignoreChange,
    handle: (ctx, { body }) => ignorePath(ctx, body),
  }),
]
