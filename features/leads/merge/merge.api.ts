import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { duplicatePage, duplicateQuery, pairIds } from './duplicate.schema.ts'
import { dismissPair } from './duplicates.server/dismiss-pair.ts'
import { listPairs } from './duplicates.server/list-pairs.ts'
import { leadDetail } from '#features/leads/lead-answer.schema.ts'
import type { LeadChildren } from '#features/leads/lead-children.server.ts'
import { listMerges } from './merge.server/list-merges.ts'
import { mergeLeads } from './merge.server/merge-leads.ts'
import { previewMerge } from './merge.server/preview-merge.ts'
import { unmergeLeads } from './merge.server/unmerge-leads.ts'
import { mergeList, mergePreview, mergeRequest, unmergeAnswer } from './merge.schema.ts'

const params = z.object({ id: z.uuid() })

/** `children`: what other features hang on a lead. */
export const mergeApi = (children: LeadChildren[]): Endpoint[] => [
  endpoint({
    method: 'GET',
    path: '/api/leads/duplicates',
    summary: 'Pairs of leads that are likely the same person, with the reasons; the latest found first',
    access: 'leads.read',
    query: duplicateQuery,
    response: duplicatePage,
    handle: (ctx, { query }) => listPairs(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/leads/duplicates/dismiss',
    summary: 'Two leads that are not the same; remembered',
    access: 'leads.write',
    body: pairIds,
    handle: (ctx, { body }) => dismissPair(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/api/leads/:id/merge/:otherId',
    summary: 'Two leads side by side, and what one lead of both would be',
    access: 'leads.write',
    params: z.object({ id: z.uuid(), otherId: z.uuid() }),
    response: mergePreview,
    handle: (ctx, { params }) => previewMerge(ctx, children, params),
  }),
  endpoint({
    method: 'POST',
    path: '/api/leads/:id/merge',
    summary: 'Merge another lead into this one; 409 with a new preview when either was changed since',
    access: 'leads.write',
    params,
    body: mergeRequest,
    response: leadDetail,
    handle: (ctx, { params, body }) => mergeLeads(ctx, children, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/leads/:id/merges',
    summary: 'What was merged into a lead within 30 days',
    access: 'leads.read',
    params,
    response: mergeList,
    handle: (ctx, { params }) => listMerges(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/lead-merges/:id/undo',
    summary: 'Take two merged leads apart again',
    access: 'leads.write',
    params,
    response: unmergeAnswer,
    handle: (ctx, { params }) => unmergeLeads(ctx, children, params.id),
  }),
]
