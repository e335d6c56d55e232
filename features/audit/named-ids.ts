/** Fields that hold the id of a record with a name: which kind it is of, and how it is told. */
export const namedIds: Record<string, { entity: string; label: string }> = {
  leadId: { entity: 'lead', label: 'lead' },
  companyId: { entity: 'company', label: 'company' },
  personId: { entity: 'person', label: 'person' },
  supplierId: { entity: 'supplier', label: 'supplier' },
  ownerId: { entity: 'user', label: 'owner' },
  assigneeId: { entity: 'user', label: 'assigned to' },
  userId: { entity: 'user', label: 'user' },
}
