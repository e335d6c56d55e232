import { z } from 'zod/mini'
import { endpoint } from '#features/context/endpoint.ts'
import { auditEntities, auditEntry, auditFilter } from './audit.schema.ts'
import { listAudit, listAuditEntities } from './audit.server.ts'

export const auditApi = [
  endpoint({
    method: 'GET',
    path: '/api/audit',
    summary: 'Who did what, newest first',
    access: 'audit.read',
    query: auditFilter,
    response: z.object({ items: z.array(auditEntry), nextCursor: z.nullable(z.string()) }),
    handle: (ctx, { query }) => listAudit(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/audit/entities',
    summary: 'The kinds of records that the log speaks of',
    access: 'audit.read',
    response: auditEntities,
    handle: (ctx) => listAuditEntities(ctx),
  }),
]
