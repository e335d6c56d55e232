import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import type { RecordNamer } from '#features/context/record-namer.ts'
import { auditEntities, auditFilter, auditPage, historyQuery } from './audit.schema.ts'
import { listAudit, listAuditEntities, listSupplierHistory } from './audit.server.ts'

export const auditApi = (namers: RecordNamer[]): Endpoint[] => [
  endpoint({
    method: 'GET',
    path: '/api/audit',
    summary: 'Who did what, newest first',
    access: 'audit.read',
    query: auditFilter,
    response: auditPage,
    handle: (ctx, { query }) => listAudit(ctx, query, namers),
  }),
  endpoint({
    method: 'GET',
    path: '/api/audit/entities',
    summary: 'The kinds of records that the log speaks of',
    access: 'audit.read',
    response: auditEntities,
    handle: (ctx) => listAuditEntities(ctx),
  }),
  endpoint({
    method: 'GET',
    path: '/api/suppliers/:id/history',
    summary: 'Who changed what of a supplier and when, newest first',
    access: 'suppliers.read',
    params: z.object({ id: z.uuid() }),
    query: historyQuery,
    response: auditPage,
    handle: (ctx, { params, query }) => listSupplierHistory(ctx, { ...query, ...params }, namers),
  }),
]
