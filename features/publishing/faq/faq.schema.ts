import { z } from 'zod/mini'

export const faqAnchor = z
  .string()
  .check(
    z.maxLength(80, 'Please use at most 80 characters'),
    z.regex(
      /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
      'A small letter first, then letters, figures and single hyphens',
    ),
  )

const text = (what: string, most: number) =>
  z.string(`Please write ${what}`).check(
    z.trim(),
    z.minLength(1, `Please write ${what}`),
    z.maxLength(most, `Please use at most ${most.toLocaleString('en-GB')} characters`),
    z.refine(
      (value) => value.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(value.replaceAll('\n', '')),
      'This text holds a character that can’t be stored',
    ),
  )
const path = z
  .string()
  .check(z.maxLength(200), z.regex(/^\/(?!\/)[^\s\\]*$/, 'An address of this site starts with one slash'))

export const faqFields = z.object({
  group: faqAnchor,
  question: text('the question', 300),
  answer: text('the answer', 4000),
  see: z.array(path).check(z.maxLength(4, 'At most 4')),
})
export type FaqFields = z.infer<typeof faqFields>

export const newFaq = z.extend(faqFields, { anchor: z.optional(faqAnchor) })
export type NewFaq = z.infer<typeof newFaq>
/** `version` 0: as the site ships it, never edited. */
const version = z.number().check(z.int(), z.minimum(0))
export const faqChange = z.extend(faqFields, { version })
export const faqVisibility = z.object({ isHidden: z.boolean() })
export const faqOrder = z.object({
  group: faqFields.shape.group,
  anchors: z.array(faqAnchor).check(z.minLength(1), z.maxLength(500)),
})

export const faqItem = z.object({
  anchor: z.string(),
  group: z.string(),
  question: z.string(),
  answer: z.string(),
  see: z.array(z.string()),
  isHidden: z.boolean(),
  comesWithSite: z.boolean(),
  isEdited: z.boolean(),
  version,
  updatedAt: z.nullable(z.string()),
  updatedBy: z.nullable(z.string()),
})
export type FaqItem = z.infer<typeof faqItem>
export const faqList = z.object({
  groups: z.array(z.object({ id: z.string(), title: z.string(), items: z.array(faqItem) })),
})
export type FaqList = z.infer<typeof faqList>
