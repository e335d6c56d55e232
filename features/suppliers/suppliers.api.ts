import { z } from 'zod/mini'
import { claims } from '#config/brand.ts'
import { rangeOf } from '#lib/range.ts'
import { csvResponse } from '#lib/csv-response.ts'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { dayRateBand } from './day-rate.ts'
import {
  endingPaper,
  matchList,
  movedSupplier,
  supplierDetail,
  supplierPage,
} from './supplier-answer.schema.ts'
import { matchQuery, rolesOf, supplierQuery } from './supplier-query.schema.ts'
import {
  archiveChange,
  checkChange,
  checkKinds,
  newSupplier,
  statusChange,
  supplierChange,
} from './supplier.schema.ts'
import { archiveSupplier } from './suppliers.server/archive-supplier.ts'
import { createSupplier } from './suppliers.server/create-supplier.ts'
import { exportSuppliers } from './suppliers.server/export-suppliers.ts'
import { getSupplier } from './suppliers.server/get-supplier.ts'
import { listPapers } from './suppliers.server/list-papers.ts'
import { listSuppliers } from './suppliers.server/list-suppliers.ts'
import { matchSuppliers } from './suppliers.server/match-suppliers.ts'
import { moveSupplier } from './suppliers.server/move-supplier.ts'
import { recordCheck } from './suppliers.server/record-check.ts'
import { updateSupplier } from './suppliers.server/update-supplier.ts'

const params = z.object({ id: z.uuid() })

export const suppliersApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/suppliers/export',
    isSpent: true,
    summary: 'All suppliers as a CSV file, those in the archive too',
    access: 'leads.export',
    handle: async (ctx) => csvResponse('suppliers.csv', await exportSuppliers(ctx)),
  }),
  endpoint({
    method: 'GET',
    path: '/api/suppliers',
    summary: 'A page of suppliers, filtered and sorted',
    access: 'suppliers.read',
    query: supplierQuery,
    response: supplierPage,
    handle: (ctx, { query }) => listSuppliers(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/suppliers/day-rate',
    summary: 'The claimed band of day rates, in pounds',
    access: 'suppliers.read',
    response: dayRateBand,
    handle: async () => rangeOf(claims.dayRate.value),
  }),
  endpoint({
    method: 'GET',
    path: '/api/suppliers/papers',
    summary: 'Suppliers of which a check or a document has expired or expires soon, the most urgent first',
    access: 'suppliers.read',
    response: z.object({ items: z.array(endingPaper) }),
    handle: (ctx) => listPapers(ctx),
  }),
  endpoint({
    method: 'GET',
    path: '/api/suppliers/matches',
    summary: 'Approved suppliers for a request, the best first, with the reasons',
    access: 'suppliers.read',
    query: matchQuery,
    response: matchList,
    handle: (ctx, { query }) =>
      matchSuppliers(ctx, {
        roles: rolesOf(query.roles),
        skills: (query.skills ?? '')
          .split(',')
          .map((skill) => skill.trim())
          .filter(Boolean),
        seniority: query.seniority ?? null,
        startBy: query.startBy ?? null,
        rateTo: query.rateTo ?? null,
        place: query.place ?? null,
      }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/suppliers',
    summary: 'Enter a supplier',
    access: 'suppliers.write',
    body: newSupplier,
    response: supplierDetail,
    status: 201,
    handle: (ctx, { body }) => createSupplier(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/api/suppliers/:id',
    summary: 'A supplier with its checks and what they lack',
    access: 'suppliers.read',
    params,
    response: supplierDetail,
    handle: (ctx, { params }) => getSupplier(ctx, params.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/suppliers/:id',
    summary:
      'Change fields of the version that was read; 409 with the present state when someone was quicker',
    access: 'suppliers.write',
    params,
    body: supplierChange,
    response: supplierDetail,
    handle: (ctx, { params, body }) => updateSupplier(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/suppliers/:id/status',
    summary: 'Give a supplier another status; approval needs its checks',
    access: 'suppliers.write',
    params,
    body: statusChange,
    response: movedSupplier,
    handle: (ctx, { params, body }) => moveSupplier(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/suppliers/:id/checks/:kind',
    summary: 'Write down what a check found, or take it back',
    access: 'suppliers.write',
    params: z.object({ id: z.uuid(), kind: z.enum(checkKinds) }),
    body: checkChange,
    response: supplierDetail,
    handle: (ctx, { params, body }) => recordCheck(ctx, { ...body, ...params }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/suppliers/:id/archive',
    summary: 'Put a supplier into the archive or bring it back',
    access: 'suppliers.write',
    params,
    body: archiveChange,
    response: movedSupplier,
    handle: (ctx, { params, body }) => archiveSupplier(ctx, { ...body, id: params.id }),
  }),
]
