import type { Ctx } from './context.server.ts'
import type { Permission } from './permissions.ts'

export const findKinds = [
  'lead',
  'company',
  'person',
  'enquiry',
  'note',
  'mail',
  'supplier',
  'post',
  'page',
] as const
export type FindKind = (typeof findKinds)[number]

/** Something that was found, as the palette shows it. */
export interface FoundItem {
  id: string
  title: string
  detail: string
  /** Where it is: a path of this site. */
  url: string
}

/** How one feature finds its records by words. */
export interface Finder {
  kind: FindKind
  permission: Permission
  /** At most `limit`. `q` has two characters or more. `onCut` is told when looking took too long, so that there may be more. */
  find(ctx: Ctx, q: string, limit: number, onCut: () => void): Promise<FoundItem[]>
}
