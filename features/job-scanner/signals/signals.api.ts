import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { opportunity } from '#features/leads/companies/company.schema.ts'
import { createSignalLead, listSignalLeads } from './signals.server/create-signal-lead.ts'
import { dismissSignal, restoreSignal } from './signals.server/decide-signal.ts'
import { exportSignals } from '#features/job-scanner/postings/postings.server/export-csv.ts'
import { listSignals } from './signals.server/list-signals.ts'
import {
  companyInput,
  dismissal,
  leadAnswer,
  leadInput,
  signalItem,
  signalPage,
  signalQuery,
} from './signal.schema.ts'

export const signalsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/scanner/signals',
    summary:
      'A page of companies that opened jobs of our roles in the UK or Ireland in 30 days, the strongest first',
    access: 'scanner.read',
    query: signalQuery,
    response: signalPage,
    handle: (ctx, { query }) => listSignals(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/scanner/signals/export',
    summary: 'The signals of a filter as CSV',
    access: 'scanner.read',
    query: z.omit(signalQuery, { cursor: true, limit: true }),
    handle: (ctx, { query }) => exportSignals(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/scanner/signals/dismiss',
    summary: 'Put a company away, for some days or for good',
    access: 'leads.write',
    body: dismissal,
    response: signalItem,
    handle: (ctx, { body }) => dismissSignal(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/scanner/signals/restore',
    summary: 'Bring a dismissed company back',
    access: 'leads.write',
    body: companyInput,
    response: signalItem,
    handle: (ctx, { body }) => restoreSignal(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/api/scanner/signals/leads',
    summary: 'The leads that the company of a signal has, the newest first',
    access: 'leads.read',
    query: companyInput,
    response: z.object({ items: z.array(opportunity) }),
    handle: (ctx, { query }) => listSignalLeads(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/scanner/signals/lead',
    summary:
      'Make a lead of a company, or attach its signal to one of its leads; answers the one that has it already',
    access: 'leads.write',
    body: leadInput,
    response: leadAnswer,
    handle: (ctx, { body }) => createSignalLead(ctx, body),
  }),
]
