import { z } from 'zod/mini'
import { csvResponse } from '#lib/csv-response.ts'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { listCompanyTimeline } from './companies.server/company-timeline.ts'
import { getCompany } from './companies.server/get-company.ts'
import { listCompanies } from './companies.server/list-companies.ts'
import { mergeCompanies } from './companies.server/merge-companies.ts'
import { archiveCompany, createCompany, updateCompany } from './companies.server/write-company.ts'
import {
  archivedCompany,
  archiving,
  companyChange,
  companyDetail,
  companyPage,
  companyQuery,
  companyTimeline,
  joining,
  newCompany,
  timelineQuery,
} from './company.schema.ts'
import { exportCompanies } from './export-parties.server.ts'

const params = z.object({ id: z.uuid() })

export const companiesApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/companies/export',
    isSpent: true,
    summary: 'All companies as a CSV file, those in the archive too',
    access: 'leads.export',
    handle: async (ctx) => csvResponse('companies.csv', await exportCompanies(ctx)),
  }),
  endpoint({
    method: 'GET',
    path: '/api/companies',
    summary: 'A page of companies by name, filtered',
    access: 'leads.read',
    query: companyQuery,
    response: companyPage,
    handle: (ctx, { query }) => listCompanies(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/companies',
    summary: 'Enter a company by hand; 409 with the other one’s id when its name or a domain is taken',
    access: 'leads.write',
    body: newCompany,
    response: companyDetail,
    status: 201,
    handle: (ctx, { body }) => createCompany(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/api/companies/:id',
    summary: 'A company with its people and opportunities',
    access: 'leads.read',
    params,
    response: companyDetail,
    handle: (ctx, { params }) => getCompany(ctx, params.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/companies/:id',
    summary:
      'Change fields of the version that was read; 409 with the present state when someone was quicker',
    access: 'leads.write',
    params,
    body: companyChange,
    response: companyDetail,
    handle: (ctx, { params, body }) => updateCompany(ctx, { ...body, ...params }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/companies/:id/archive',
    summary: 'Put a company away, or bring it back',
    access: 'leads.write',
    params,
    body: archiving,
    response: archivedCompany,
    handle: (ctx, { params, body }) => archiveCompany(ctx, { ...params, ...body }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/companies/:id/merge',
    summary: 'Make another company part of this one',
    access: 'leads.write',
    params,
    body: joining,
    response: archivedCompany,
    handle: (ctx, { params, body }) => mergeCompanies(ctx, { ...params, ...body }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/companies/:id/timeline',
    summary: 'What happened with all opportunities of a company, the newest first',
    access: 'leads.read',
    params,
    query: timelineQuery,
    response: companyTimeline,
    handle: (ctx, { params, query }) => listCompanyTimeline(ctx, { ...query, ...params }),
  }),
]
