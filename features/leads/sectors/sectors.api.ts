import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { addSector, changeSector, orderSectors } from './change-sectors.server.ts'
import { newSector, sectorEdit, sectorId, sectorItem, sectorList, sectorOrder } from './sector.schema.ts'
import { listSectors } from './sectors.server.ts'

export const sectorsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/settings/sectors',
    summary: 'The sectors of leads and companies: those that are offered in their order, then archived ones',
    access: 'leads.read',
    response: sectorList,
    handle: (ctx) => listSectors(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/settings/sectors',
    summary: 'Add a sector, the last of those that are offered',
    access: 'settings.write',
    body: newSector,
    response: sectorItem,
    status: 201,
    handle: (ctx, { body }) => addSector(ctx, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/settings/sectors',
    summary: 'Order the sectors that are offered',
    access: 'settings.write',
    body: sectorOrder,
    response: sectorList,
    handle: (ctx, { body }) => orderSectors(ctx, body),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/settings/sectors/:id',
    summary:
      'Rename a sector, say whether it counts for the score, archive it or bring it back; 409 with the present one when someone was quicker',
    access: 'settings.write',
    params: z.object({ id: sectorId }),
    body: sectorEdit,
    response: sectorItem,
    handle: (ctx, { params, body }) => changeSector(ctx, { ...body, id: params.id }),
  }),
]
