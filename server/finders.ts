import type { Finder } from '#features/context/finder.ts'
import { leadFinders } from '#features/leads/find/lead-finders.server.ts'
import { pageFinder } from '#features/search/page-finder.server.ts'
import { supplierFinder } from '#features/suppliers/supplier-finder.server.ts'

/** What can be found by words in the staff area, in the order in which it is shown. */
export const finders: Finder[] = [...leadFinders, supplierFinder, pageFinder]
