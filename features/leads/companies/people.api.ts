import { z } from 'zod/mini'
import { csvResponse } from '#lib/csv-response.ts'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import {
  archivedPerson,
  archiving,
  joining,
  newPerson,
  personChange,
  personDetail,
  personPage,
  personQuery,
} from './company.schema.ts'
import { listPeople } from './people.server/list-people.ts'
import { getPerson } from './people.server/person-row.ts'
import { archivePerson, createPerson, mergePeople, updatePerson } from './people.server/write-person.ts'
import { exportPeople } from './export-parties.server.ts'

const params = z.object({ id: z.uuid() })

export const peopleApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/people/export',
    isSpent: true,
    summary: 'All people as a CSV file, those in the archive too',
    access: 'leads.export',
    handle: async (ctx) => csvResponse('people.csv', await exportPeople(ctx)),
  }),
  endpoint({
    method: 'GET',
    path: '/api/people',
    summary: 'A page of people by name, filtered',
    access: 'leads.read',
    query: personQuery,
    response: personPage,
    handle: (ctx, { query }) => listPeople(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/people',
    summary: 'Enter a person by hand; 409 with the other one’s id when the address is known',
    access: 'leads.write',
    body: newPerson,
    response: personDetail,
    status: 201,
    handle: (ctx, { body }) => createPerson(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/api/people/:id',
    summary: 'A person with their opportunities',
    access: 'leads.read',
    params,
    response: personDetail,
    handle: (ctx, { params }) => getPerson(ctx, params.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/people/:id',
    summary:
      'Change fields of the version that was read; 409 with the present state when someone was quicker',
    access: 'leads.write',
    params,
    body: personChange,
    response: personDetail,
    handle: (ctx, { params, body }) => updatePerson(ctx, { ...body, ...params }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/people/:id/archive',
    summary: 'Put a person away, or bring them back',
    access: 'leads.write',
    params,
    body: archiving,
    response: archivedPerson,
    handle: (ctx, { params, body }) => archivePerson(ctx, { ...params, ...body }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/people/:id/merge',
    summary: 'Make another person part of this one',
    access: 'leads.write',
    params,
    body: joining,
    response: archivedPerson,
    handle: (ctx, { params, body }) => mergePeople(ctx, { ...params, ...body }),
  }),
]
