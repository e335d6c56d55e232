/**
 * The sectors that a site begins with. What writes a sector by itself knows these ids: the form of the newsletter, in these words, and
 * the reading of other programs’ industries. What staff call them, and which there are besides, is in the rows of `lead_sectors`.
 */
export const firstSectorIds = [
  'manufacturing',
  'retail',
  'healthcare',
  'transport_logistics',
  'education_elearning',
  'agriculture',
  'banking_finance',
  'other',
] as const
export type FirstSector = (typeof firstSectorIds)[number]

/** What visitors read. */
export const firstSectors: Record<FirstSector, string> = {
  manufacturing: 'Manufacturing',
  retail: 'Retail',
  healthcare: 'Healthcare',
  transport_logistics: 'Transport and logistics',
  education_elearning: 'Education and e-learning',
  agriculture: 'Agriculture',
  banking_finance: 'Banking and finance',
  other: 'Another sector',
}

/** Where a file’s industry goes that is like none of ours. It can be renamed but not archived. */
export const otherSector: FirstSector = 'other'
