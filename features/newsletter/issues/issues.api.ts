import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import {
  issueChange,
  issueDetail,
  issueList,
  issueParams as params,
  issuePreview,
  issueSending,
  issueVersion,
  previewParams,
} from './issue.schema.ts'
import { previewIssue, showIssuePreview } from './issue-preview.server.ts'
import {
  createIssue,
  deleteIssue,
  getIssue,
  listIssues,
  sendTestIssue,
  updateIssue,
} from './issues.server.ts'
import { continueIssue, sendIssue, stopIssue } from './send-issue.server.ts'
import { sendNewsJob } from '#features/newsletter/newsletter.jobs.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

const issues = '/api/newsletter-issues'
const none = z.strictObject({})

export const newsletterIssuesApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: issues,
    summary: 'The newsletters, the newest first',
    access: 'newsletter.read',
    response: issueList,
    handle: (ctx) => listIssues(ctx),
  }),
  endpoint({
    method: 'POST',
    path: issues,
    summary: 'Begin a newsletter',
    access: 'newsletter.write',
    body: none,
    response: issueDetail,
    status: 201,
    handle: (ctx) => createIssue(ctx),
  }),
  endpoint({
    method: 'GET',
    path: `${issues}/:id`,
    summary: 'A newsletter with its recipients and figures',
    access: 'newsletter.read',
    params,
    response: issueDetail,
    handle: (ctx, { params }) => getIssue(ctx, params.id),
  }),
  endpoint({
    method: 'PUT',
    path: `${issues}/:id`,
    summary: 'Change a draft',
    access: 'newsletter.write',
    bodyBytes: 256 * 1024,
    params,
    body: issueChange,
    response: issueDetail,
    handle: (ctx, { params, body }) => updateIssue(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'DELETE',
    path: `${issues}/:id`,
    summary: 'Delete a draft',
    access: 'newsletter.write',
    params,
    response: deleted,
    handle: (ctx, { params }) => deleteIssue(ctx, params.id),
  }),
  endpoint({
    method: 'GET',
    path: `${issues}/:id/preview`,
    summary: 'The mail as plain text, and where a frame finds its HTML',
    access: 'newsletter.read',
    params,
    response: issuePreview,
    handle: (ctx, { params }) => previewIssue(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: `${issues}/:id/test`,
    summary: 'Send it to oneself',
    access: 'newsletter.write',
    params,
    body: none,
    handle: (ctx, { params }) => sendTestIssue(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: `${issues}/:id/send`,
    summary: 'Send it, at once or at a time',
    access: 'newsletter.write',
    params,
    body: issueSending,
    response: issueDetail,
    async handle(ctx, { params, body }) {
      const issue = await sendIssue(ctx, { ...body, id: params.id })
      if (issue.state === 'sending') await ctx.enqueue(sendNewsJob, {})
      return issue
    },
  }),
  endpoint({
    method: 'POST',
    path: `${issues}/:id/stop`,
    summary: 'Hold it: nothing more of it leaves',
    access: 'newsletter.write',
    params,
    body: issueVersion,
    response: issueDetail,
    handle: (ctx, { params, body }) => stopIssue(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'POST',
    path: `${issues}/:id/continue`,
    summary: 'Go on with one that was held',
    access: 'newsletter.write',
    params,
    body: issueVersion,
    response: issueDetail,
    async handle(ctx, { params, body }) {
      const issue = await continueIssue(ctx, { ...body, id: params.id })
      await ctx.enqueue(sendNewsJob, {})
      return issue
    },
  }),
]

/** A frame can’t send the token of a session: the key in the address stands for it. */
export const newsletterPreviewApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/newsletter-previews/:key',
    summary: 'The HTML of a newsletter in a sandbox, for whoever has its address',
    access: 'public',
    params: previewParams,
    handle: (ctx, { params }) => showIssuePreview(ctx, params.key),
  }),
]
