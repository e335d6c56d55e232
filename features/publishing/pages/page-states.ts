import type { BadgeTone } from '#ui/badge.tsx'
import type { PageItem } from './page.schema.ts'

export const pageStateNames: Record<PageItem['state'], string> = {
  site: 'As shipped',
  edited: 'Edited',
  scheduled: 'Scheduled',
}

export const pageTones: Record<PageItem['state'], BadgeTone> = {
  site: 'neutral',
  edited: 'ok',
  scheduled: 'sea',
}
