import { z } from 'zod/mini'
import { longestQuery } from './query.ts'
import { searchKinds } from './search-document.ts'

const kind = z.enum(searchKinds.map(({ id }) => id))

export const searchQuery = z.object({
  q: z
    .string('Please say what to search for')
    .check(z.maxLength(longestQuery * 4, 'That is too long to search for')),
  kind: z.optional(kind),
  limit: z.optional(
    z
      .string()
      .check(z.regex(/^(?:[1-9]|[1-4]\d|50)$/, 'Between 1 and 50 results of each kind can be asked for')),
  ),
})

const stretch = z.object({ at: z.number(), text: z.string(), isMatch: z.boolean() })

export const searchAnswer = z.object({
  /** As it was understood: in one line, at most 200 characters. */
  query: z.string(),
  total: z.number(),
  /** What fits best of all kinds: an answer where the words ask something known, else the best page. */
  best: z.optional(z.object({ url: z.string(), title: z.string(), text: z.string(), isAnswer: z.boolean() })),
  groups: z.array(
    z.object({
      kind,
      label: z.string(),
      /** All that match; `results` are the best of them. */
      count: z.number(),
      results: z.array(
        z.object({
          url: z.string(),
          title: z.array(stretch),
          excerpt: z.array(stretch),
          /** The part of the page that the excerpt comes from. */
          section: z.optional(z.object({ heading: z.string(), url: z.string() })),
        }),
      ),
    }),
  ),
})

export type SearchAnswer = z.infer<typeof searchAnswer>
export type SearchGroup = SearchAnswer['groups'][number]
