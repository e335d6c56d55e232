import { z } from 'zod/mini'

export const redirectStatuses = [301, 302, 308, 410] as const
export type RedirectStatus = (typeof redirectStatuses)[number]

export const longestAddress = 500

const address = z.string('Please enter an address').check(
  z.trim(),
  z.minLength(1, 'Please enter an address'),
  z.maxLength(longestAddress, `Please use at most ${longestAddress} characters`),
  z.refine(
    (value) => value.isWellFormed() && !/[\s\p{Cc}\\<>"]/u.test(value),
    'An address can’t contain spaces, quotes, backslashes or angle brackets',
  ),
)

export const redirectFields = z.object({
  from: address,
  /** A path of this site or a whole http(s) address; left empty for a page that is gone. */
  to: z.nullable(address),
  status: z.literal([...redirectStatuses]),
})
export type RedirectFields = z.infer<typeof redirectFields>
const version = z.number().check(z.int(), z.minimum(1))
export const redirectChange = z.extend(redirectFields, { version })

export const mostImported = 2000
export const redirectImport = z.object({
  /** A line each: old address, new address, and perhaps the status; separated by a comma, a semicolon or a tab. */
  text: z.string().check(z.minLength(1, 'Please paste some lines'), z.maxLength(400_000, 'This is too long')),
  /** Tells what would happen and writes nothing. */
  isDryRun: z.boolean(),
})
export const importLine = z.object({
  line: z.number(),
  from: z.string(),
  to: z.string(),
  verdict: z.enum(['new', 'changed', 'same', 'refused']),
  note: z.string(),
})
export type ImportLine = z.infer<typeof importLine>
export const importResult = z.object({ lines: z.array(importLine), written: z.number() })
export type ImportResult = z.infer<typeof importResult>

const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25)
const cursor = z.optional(z.string().check(z.maxLength(1200)))
const q = z.optional(z.string().check(z.trim(), z.maxLength(100, 'At most 100 characters')))

export const redirectQuery = z.object({
  q,
  status: z.optional(
    z.coerce.number().check(z.refine((value) => redirectStatuses.some((one) => one === value))),
  ),
  /** `unused`: never followed. */
  use: z.optional(z.literal('unused')),
  cursor,
  limit,
})
export type RedirectQuery = z.infer<typeof redirectQuery>

export const redirectItem = z.object({
  id: z.string(),
  from: z.string(),
  to: z.nullable(z.string()),
  status: z.number(),
  hits: z.number(),
  lastHitAt: z.nullable(z.string()),
  updatedAt: z.string(),
  updatedBy: z.string(),
  version,
})
export type RedirectItem = z.infer<typeof redirectItem>
export const redirectAnswer = z.extend(redirectItem, {
  /** What was done beside what was asked for. */
  notes: z.array(z.string()),
})
export type RedirectAnswer = z.infer<typeof redirectAnswer>
export const listedRedirect = z.extend(redirectItem, {
  /** A page or a file of the site is at the old address: this one has no effect. */
  isOverruled: z.boolean(),
})
export type ListedRedirect = z.infer<typeof listedRedirect>
export const redirectPage = z.object({ items: z.array(listedRedirect), nextCursor: z.nullable(z.string()) })

export const missingQuery = z.object({
  q,
  days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 30),
  /** People only unless told. */
  who: z._default(z.enum(['people', 'robots']), 'people'),
  ignored: z.optional(z.literal('1')),
  cursor,
  limit,
})
export type MissingQuery = z.infer<typeof missingQuery>
export const missingItem = z.object({
  path: z.string(),
  hits: z.number(),
  robots: z.number(),
  lastDay: z.string(),
  suggestions: z.array(z.object({ path: z.string(), title: z.string() })),
})
export type MissingItem = z.infer<typeof missingItem>
export const missingPageList = z.object({
  items: z.array(missingItem),
  nextCursor: z.nullable(z.string()),
  /** Misses of which no path is kept. */
  others: z.object({ hits: z.number(), robots: z.number() }),
})
export type MissingPageList = z.infer<typeof missingPageList>
export const ignoreChange = z.object({
  path: z.string().check(z.maxLength(200), z.regex(/^\/[\w./%~+-]*$/, 'Not a path of this list')),
  isIgnored: z.boolean(),
})
