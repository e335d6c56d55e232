import type { Finder } from '#features/context/finder.ts'
import { mailFinder } from '#features/correspondence/mail-finder.server.ts'
import { leadFinders } from '#features/leads/find/lead-finders.server.ts'
import { postFinder } from '#features/publishing/posts/staff-posts.server/post-finder.ts'
import { pageFinder } from '#features/search/page-finder.server.ts'
import { supplierFinder } from '#features/suppliers/supplier-finder.server.ts'

/** What can be found by words in the staff area, in the order in which it is shown. */
export const finders: Finder[] = [...leadFinders, mailFinder, supplierFinder, postFinder, pageFinder]
