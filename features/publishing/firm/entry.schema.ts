import { z } from 'zod/mini'
import { solutionSlugs } from '#config/solutions.ts'
import { line, text } from './plain-text.ts'
import { webAddress } from './web-address.ts'

export const entryKinds = ['person', 'case', 'certificate'] as const
export type EntryKind = (typeof entryKinds)[number]

const needed = (most: number, message: string, kind = line) => kind(most).check(z.minLength(1, message))
const day = z.union([z.literal(''), z.iso.date('Please enter a day')])

export const person = z.object({
  name: needed(80, 'Please enter a name'),
  role: needed(80, 'Please say what they are'),
  did: needed(600, 'Please say what they did', text),
  /** What the photo shows, for those who don't see it; the name, if it is left out. */
  alt: line(200),
  profile: webAddress,
})

/** With its day, so that a reader knows how old the result is. */
export const projectCase = z.object({
  title: needed(120, 'Please enter a title'),
  customer: needed(120, 'Please say whose case it is, or what kind of firm'),
  solution: z.enum(['', ...solutionSlugs]),
  endedOn: z.iso.date('Please enter the day of the measurement'),
  baseline: needed(400, 'Please say what was measured before', text),
  done: needed(800, 'Please say what was done', text),
  result: needed(400, 'Please say what was measured afterwards', text),
  /** Who may be asked, with their consent. */
  reference: line(200),
})

export const certificate = z
  .object({
    name: needed(120, 'Please enter its name'),
    issuer: needed(120, 'Please say who issued it'),
    number: line(80),
    validFrom: day,
    /** The last day on which it holds; it is shown until then. */
    validUntil: day,
    link: webAddress,
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.validFrom && value.validUntil && value.validUntil < value.validFrom)
        issues.push({
          code: 'custom',
          message: 'It ends before it begins',
          input: value,
          path: ['validUntil'],
        })
    }),
  )

export type Person = z.infer<typeof person>
export type ProjectCase = z.infer<typeof projectCase>
export type Certificate = z.infer<typeof certificate>

const kinds = [
  z.object({ kind: z.literal('person'), fields: person }),
  z.object({ kind: z.literal('case'), fields: projectCase }),
  z.object({ kind: z.literal('certificate'), fields: certificate }),
] as const

export const newEntry = z.discriminatedUnion('kind', [...kinds])
export type NewEntry = z.infer<typeof newEntry>

const version = z.int().check(z.minimum(1))
export const entryChange = z.discriminatedUnion('kind', [
  z.extend(kinds[0], { version }),
  z.extend(kinds[1], { version }),
  z.extend(kinds[2], { version }),
])
export type EntryChange = z.infer<typeof entryChange>

export const versionQuery = z.object({ version: z.coerce.number().check(z.int(), z.minimum(1)) })

const storedPicture = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
})

export const entryItem = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  fields: z.record(z.string(), z.string()),
  picture: z.nullable(storedPicture),
  version: z.number(),
  updatedAt: z.string(),
  updatedBy: z.string(),
  /** A certificate whose time is over isn't shown. */
  isOver: z.boolean(),
})
export type EntryItem = z.infer<typeof entryItem>
export const entryList = z.object({ items: z.array(entryItem) })
export type EntryList = z.infer<typeof entryList>

export const mostEntries = 60
