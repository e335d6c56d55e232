import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { addCustomField, changeCustomField, orderCustomFields } from './change-custom-fields.server.ts'
import {
  customField,
  customFieldEdit,
  customFieldId,
  customFieldList,
  customFieldOrder,
  newCustomField,
} from './custom-field.schema.ts'
import { listCustomFields } from './custom-fields.server.ts'

export const customFieldsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/settings/fields',
    summary:
      'The firm’s own fields of leads, companies, people and suppliers: those in use in their order, then archived ones',
    access: 'leads.read',
    response: customFieldList,
    handle: (ctx) => listCustomFields(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/settings/fields',
    summary: 'Add a field to a kind of record, the last of its own',
    access: 'settings.write',
    body: newCustomField,
    response: customField,
    status: 201,
    handle: (ctx, { body }) => addCustomField(ctx, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/settings/fields',
    summary: 'Order the fields of a kind of record that are in use',
    access: 'settings.write',
    body: customFieldOrder,
    response: customFieldList,
    handle: (ctx, { body }) => orderCustomFields(ctx, body),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/settings/fields/:id',
    summary:
      'Rename a field, change what a choice offers, archive it or bring it back; 409 with the present one when someone was quicker',
    access: 'settings.write',
    params: z.object({ id: customFieldId }),
    body: customFieldEdit,
    response: customField,
    handle: (ctx, { params, body }) => changeCustomField(ctx, { ...body, id: params.id }),
  }),
]
