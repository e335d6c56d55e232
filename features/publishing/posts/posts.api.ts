import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { checkOtherSites } from './staff-posts.server/check-other-sites.ts'
import { checkPost } from './staff-posts.server/check-post.ts'
import { createPost } from './staff-posts.server/create-post.ts'
import { getPost } from './staff-posts.server/get-post.ts'
import { listPostItems } from './staff-posts.server/list-posts.ts'
import { deletePost, movePost } from './staff-posts.server/move-post.ts'
import { listPostChoices } from './staff-posts.server/post-choices.ts'
import { listPostVersions, restorePost } from './staff-posts.server/post-history.ts'
import { publishPost } from './staff-posts.server/publish-post.ts'
import { savePost } from './staff-posts.server/save-post.ts'
import {
  newPost,
  otherSites,
  otherSitesAnswer,
  postChange,
  postCheck,
  postChoices,
  postDetail,
  postFields,
  postPage,
  postQuery,
  postVersions,
  publication,
  restoration,
  stateChange,
} from './post.schema.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

const params = z.object({ id: z.uuid() })
const bodyBytes = 512 * 1024

export const postsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/posts',
    summary: 'A page of articles in any state, those that come with the site too',
    access: 'content.read',
    query: postQuery,
    response: postPage,
    handle: (ctx, { query }) => listPostItems(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/posts/choices',
    summary: 'Subjects, pictures and related pages that an article chooses from',
    access: 'content.read',
    response: postChoices,
    handle: async (ctx) => listPostChoices(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/posts',
    summary: 'Begin a draft, or an editable copy of an article that comes with the site',
    access: 'content.write',
    body: newPost,
    response: postDetail,
    status: 201,
    handle: (ctx, { body }) => createPost(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/posts/check',
    summary:
      'An article as its page would be, with its links and how search engines show it; nothing is saved',
    access: 'content.read',
    body: z.object({ id: z.optional(z.uuid()), fields: postFields }),
    bodyBytes,
    response: postCheck,
    handle: (ctx, { body }) => checkPost(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/posts/other-sites',
    summary: 'Ask whether addresses of other sites answer',
    access: 'content.write',
    body: otherSites,
    response: otherSitesAnswer,
    handle: (ctx, { body }) => checkOtherSites(ctx, body.addresses),
  }),
  endpoint({
    method: 'GET',
    path: '/api/posts/:id',
    summary: 'An article with its working copy',
    access: 'content.read',
    params,
    response: postDetail,
    handle: (ctx, { params }) => getPost(ctx, params.id),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/posts/:id',
    summary: 'Save the working copy; 409 with the present one when someone else saved',
    access: 'content.write',
    params,
    body: postChange,
    bodyBytes,
    response: postDetail,
    handle: (ctx, { params, body }) => savePost(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/posts/:id/publish',
    summary: 'Make the working copy public, now or at a time to come',
    access: 'content.write',
    params,
    body: publication,
    response: postDetail,
    handle: (ctx, { params, body }) => publishPost(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/posts/:id/state',
    summary: 'Take an article down, or one that isn’t public back to a draft',
    access: 'content.write',
    params,
    body: stateChange,
    response: postDetail,
    handle: (ctx, { params, body }) => movePost(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/posts/:id/versions',
    summary: 'Versions of an article that were kept',
    access: 'content.read',
    params,
    response: postVersions,
    handle: (ctx, { params }) => listPostVersions(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/posts/:id/restore',
    summary: 'Make an earlier version the working copy',
    access: 'content.write',
    params,
    body: restoration,
    response: postDetail,
    handle: (ctx, { params, body }) => restorePost(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/posts/:id',
    summary: 'Delete a draft that never was public',
    access: 'content.write',
    params,
    response: deleted,
    handle: (ctx, { params }) => deletePost(ctx, params.id),
  }),
]
