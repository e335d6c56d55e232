import { solutionSlugs } from '#config/solutions.ts'
import type { EntryKind } from './entry.schema.ts'

export interface EntryField {
  name: string
  label: string
  hint?: string
  kind?: 'text' | 'date' | 'solution' | 'url'
  isRequired?: boolean
}

interface KindWords {
  /** "New person". */
  one: string
  many: string
  /** What the list says while it is empty. */
  empty: string
  fields: EntryField[]
  /** The line under the name. */
  second: string
}

const sentence = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

/** By slug, for choosing one. */
export const solutionChoices = [
  { value: '', label: 'None' },
  ...solutionSlugs.map((value) => ({ value, label: sentence(value) })),
]

/** What staff fill in of each kind, in the order of the form. The first field names the entry. */
export const kindWords: Record<EntryKind, KindWords> = {
  person: {
    one: 'person',
    many: 'people',
    empty: 'About, team and home page show people with what they did. Ask each for their consent first.',
    second: 'role',
    fields: [
      { name: 'name', label: 'Name', isRequired: true },
      { name: 'role', label: 'Role', hint: 'For example: Machine vision engineer', isRequired: true },
      {
        name: 'did',
        label: 'What they did',
        hint: 'Two or three sentences that can be verified',
        kind: 'text',
        isRequired: true,
      },
      {
        name: 'profile',
        label: 'Profile elsewhere',
        hint: 'An address, if they want one shown',
        kind: 'url',
      },
      {
        name: 'alt',
        label: 'What the photo shows',
        hint: 'For those who don’t see it; the name, if left empty',
      },
    ],
  },
  case: {
    one: 'case',
    many: 'cases',
    empty:
      'A case says what was measured before, what was done, what was measured after, and who may be asked.',
    second: 'customer',
    fields: [
      { name: 'title', label: 'Title', isRequired: true },
      {
        name: 'customer',
        label: 'Whose it is',
        hint: 'The firm, or its kind if it stays unnamed',
        isRequired: true,
      },
      { name: 'solution', label: 'Solution', hint: 'Its page shows the case too', kind: 'solution' },
      {
        name: 'endedOn',
        label: 'Measured on',
        hint: 'The last day of the measurement',
        kind: 'date',
        isRequired: true,
      },
      {
        name: 'baseline',
        label: 'Before',
        hint: 'The figure, how it was measured, for how long',
        kind: 'text',
        isRequired: true,
      },
      { name: 'done', label: 'What was done', kind: 'text', isRequired: true },
      {
        name: 'result',
        label: 'Measured result',
        hint: 'In the same way as before',
        kind: 'text',
        isRequired: true,
      },
      { name: 'reference', label: 'Who may be asked', hint: 'As visitors read it; with their consent' },
    ],
  },
  certificate: {
    one: 'certificate',
    many: 'certificates',
    empty: 'Certificates are shown on the home and about pages until they expire.',
    second: 'issuer',
    fields: [
      { name: 'name', label: 'Name', hint: 'With the edition of the standard', isRequired: true },
      { name: 'issuer', label: 'Issued by', isRequired: true },
      { name: 'number', label: 'Number' },
      { name: 'validFrom', label: 'Valid from', kind: 'date' },
      {
        name: 'validUntil',
        label: 'Valid until',
        hint: 'The last day; it is shown until then',
        kind: 'date',
      },
      { name: 'link', label: 'Where it can be checked', hint: 'An address', kind: 'url' },
    ],
  },
}
