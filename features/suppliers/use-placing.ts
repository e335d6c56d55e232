import { useQuery } from '@tanstack/react-query'
import type { Placement, ShortlistEntry } from './placing.schema.ts'

/** Whose: of one lead, or of one supplier. */
export type Whose = { leadId: string } | { supplierId: string }

const useItems = <Item>(path: string, whose: Whose) =>
  useQuery<{ items: Item[] }>({
    queryKey: [`/api/suppliers/${path}?${new URLSearchParams(whose)}`],
  })

export const useShortlist = (whose: Whose) => useItems<ShortlistEntry>('shortlist', whose)
export const usePlacements = (whose: Whose) => useItems<Placement>('placements', whose)
