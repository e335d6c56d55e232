import type { Ctx } from '#features/context/context.server.ts'
import type { Permission } from '#features/context/permissions.ts'
import type { OwnerPath } from './attachment.schema.ts'

/** How the feature of a kind of record finds the one that a file hangs on. */
export interface AttachmentOwner {
  /** The id of the record that answers for this one: itself, or what it was merged into. Throws `not_found`. */
  find(ctx: Ctx, id: string): Promise<string>
  /** The same, kept from being merged or erased until the transaction ends. Throws `conflict` where nothing may be added any more. */
  lock(ctx: Ctx, id: string): Promise<string>
}

export type AttachmentOwners = Record<OwnerPath, AttachmentOwner>

interface Kind {
  /** As the audit log names it. */
  entity: string
  read: Permission
  write: Permission
}

export const ownerKinds: Record<OwnerPath, Kind> = {
  leads: { entity: 'lead', read: 'leads.read', write: 'leads.write' },
  companies: { entity: 'company', read: 'leads.read', write: 'leads.write' },
  suppliers: { entity: 'supplier', read: 'suppliers.read', write: 'suppliers.write' },
}

/** A record in an address: what it is, which one, and who finds it. */
export interface Place {
  path: OwnerPath
  id: string
  owner: AttachmentOwner
}
