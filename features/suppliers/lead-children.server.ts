import { leadChildren } from '#features/leads/lead-children.server.ts'
import { supplierPlacements, supplierShortlistings } from './supplier.table.server.ts'

export const shortlistingsOfLead = leadChildren('supplier_shortlistings', supplierShortlistings, {
  id: supplierShortlistings.id,
  leadId: supplierShortlistings.leadId,
  column: 'leadId',
})

export const placementsOfLead = leadChildren('supplier_placements', supplierPlacements, {
  id: supplierPlacements.id,
  leadId: supplierPlacements.leadId,
  column: 'leadId',
})
