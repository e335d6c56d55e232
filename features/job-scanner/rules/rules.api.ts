import { z } from 'zod/mini'
import { roleSlugs } from '#config/roles.ts'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { ruleAnswer, ruleChange, ruleFields, ruleList, rulePreview } from './rule.schema.ts'
import { previewRule } from './rules.server/preview-rule.ts'
import { listRules } from './rules.server/rules.ts'
import { updateRule } from './rules.server/update-rule.ts'

const params = z.object({ role: z.enum(roleSlugs) })

export const rulesApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/scanner/rules',
    summary: 'The words by which a job is known to be of a role, for each role',
    access: 'scanner.read',
    response: ruleList,
    handle: (ctx) => listRules(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/scanner/rules/:role',
    summary: 'Save a role’s rule and match all stored jobs anew; 409 when someone was quicker',
    access: 'scanner.write',
    params,
    body: ruleChange,
    response: ruleAnswer,
    handle: (ctx, { params, body }) => updateRule(ctx, { ...body, ...params }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/scanner/rules/:role/preview',
    summary: 'What a rule would do to the stored open jobs; stores nothing',
    access: 'scanner.read',
    params,
    body: ruleFields,
    response: rulePreview,
    handle: (ctx, { params, body, request }) => previewRule(ctx, { ...body, ...params }, request.signal),
  }),
]
