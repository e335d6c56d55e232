import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { evidenceAnswer, evidenceChange } from './evidence.schema.ts'
import { getEvidence, updateEvidence } from './evidence.server.ts'
import { examplesAnswer, examplesChange } from './examples.schema.ts'
import { getExamples, switchExamples } from './examples.server.ts'
import { getIdentity, updateIdentity } from './identity.server.ts'
import { identityAnswer, identityChange } from './identity.schema.ts'

export const firmApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/firm/identity',
    summary: 'Who runs the site: name, register, addresses, VAT, registrations, insurance',
    access: 'content.read',
    response: identityAnswer,
    handle: (ctx) => getIdentity(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/firm/identity',
    summary: 'Change who runs the site; 409 with the present state when someone was quicker',
    access: 'firm.write',
    body: identityChange,
    response: identityAnswer,
    handle: (ctx, { body }) => updateIdentity(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/api/firm/evidence',
    summary: 'What each claim of the firm rests on',
    access: 'content.read',
    response: evidenceAnswer,
    handle: (ctx) => getEvidence(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/firm/evidence',
    summary: 'Say what one claim rests on, or that it rests on nothing; 409 when someone was quicker',
    access: 'firm.write',
    body: evidenceChange,
    response: evidenceAnswer,
    handle: (ctx, { body }) => updateEvidence(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/api/firm/examples',
    summary: 'Whether empty slots of public pages show marked examples',
    access: 'content.read',
    response: examplesAnswer,
    handle: (ctx) => getExamples(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/firm/examples',
    summary: 'Show marked examples in empty slots, or stop it; 409 when someone was quicker',
    access: 'firm.write',
    body: examplesChange,
    response: examplesAnswer,
    handle: (ctx, { body }) => switchExamples(ctx, body),
  }),
]
