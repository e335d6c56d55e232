export type ClientLogo = {
  slug: string
  name: string
  sector: 'manufacturing' | 'retail' | 'healthcare' | 'transport'
  /** Size in CSS pixels; all six share one height, so a strip scales them together. */
  width: number
  height: number
  /** Draw with `<svg width height><use href={href} /></svg>`: one file for all six, in the colour of the text. */
  href: string
  /** Of a firm that doesn’t exist; said where the mark stands. */
  isExample: boolean
}

const sprite = '/logos/logos.svg?v=7a013762'

/** Six firms invented for the default brand, as wordmarks; replace them together with public/logos/ for a real one, and take `isExample` away. */
export const clientLogos: readonly ClientLogo[] = [
  {
    slug: 'brackenholt',
    name: 'Brackenholt Castings',
    sector: 'manufacturing',
    width: 313,
    height: 32,
    href: `${sprite}#brackenholt`,
    isExample: true,
  },
  {
    slug: 'marlbeck',
    name: 'Marlbeck Valves',
    sector: 'manufacturing',
    width: 157,
    height: 32,
    href: `${sprite}#marlbeck`,
    isExample: true,
  },
  {
    slug: 'pennyfold',
    name: 'Pennyfold',
    sector: 'retail',
    width: 156,
    height: 32,
    href: `${sprite}#pennyfold`,
    isExample: true,
  },
  {
    slug: 'wickenmoor',
    name: 'Wickenmoor',
    sector: 'retail',
    width: 213,
    height: 32,
    href: `${sprite}#wickenmoor`,
    isExample: true,
  },
  {
    slug: 'eddergate',
    name: 'Eddergate Clinics',
    sector: 'healthcare',
    width: 153,
    height: 32,
    href: `${sprite}#eddergate`,
    isExample: true,
  },
  {
    slug: 'quillmoor',
    name: 'Quillmoor Freight',
    sector: 'transport',
    width: 178,
    height: 32,
    href: `${sprite}#quillmoor`,
    isExample: true,
  },
]
