import { z } from 'zod'
import { head, link, page, text, titled } from './parts.ts'

const field = z.strictObject({ label: text, hint: text.optional() })
/** By a field’s name; one that isn’t named, as in a page that was changed before it could be, keeps the words of its form. */
const fields = z.record(z.string(), field)

const contact = z.strictObject({
  id: z.literal('contact'),
  page,
  title: text,
  next: z.strictObject({ title: text, steps: z.array(titled) }),
})

const contactThanks = z.strictObject({
  id: z.literal('contact-thanks'),
  page,
  title: text,
  exact: text,
  urgent: text,
  action: text,
})

const teamAugmentationThanks = z.strictObject({
  id: z.literal('team-augmentation-thanks'),
  page,
  title: text,
  exact: text,
  urgent: text,
  action: text,
})

const newsletter = z.strictObject({
  id: z.literal('newsletter'),
  page,
  ...head,
  form: z.strictObject({ title: text, submit: text, fields: fields.optional() }),
  steps: z.strictObject({ title: text, items: z.array(titled) }),
  counting: titled,
})

const newsletterThanks = z.strictObject({
  id: z.literal('newsletter-thanks'),
  page,
  title: text,
  text,
  late: text,
  again: text,
})

const privacyRequest = z.strictObject({
  id: z.literal('privacy-request'),
  page,
  ...head,
  form: z.strictObject({ title: text, submit: text.optional(), fields: fields.optional() }),
  steps: z.strictObject({ title: text, items: z.array(titled) }),
  rights: z.strictObject({
    ...head,
    columns: z.strictObject({ right: text, meaning: text, basis: text }),
    rows: z.array(z.strictObject({ right: text, meaning: text, basis: text })),
  }),
  regulators: z.strictObject({ title: text, text, links: z.array(link), other: text }),
})

const privacyRequestThanks = z.strictObject({
  id: z.literal('privacy-request-thanks'),
  page,
  title: text,
  reference: text,
  due: text,
  link: text,
  noLink: text,
  late: text,
  action: text,
})

const offline = z.strictObject({
  id: z.literal('offline'),
  page,
  title: text,
  text,
  again: text,
  home: text,
  telephone: text,
  alt: text,
})

const missing = z.strictObject({
  id: z.literal('missing'),
  missing: titled,
  gone: titled,
  /** Around the address of our mailbox. */
  report: z.strictObject({ before: text, after: text }),
  search: z.strictObject({ label: text, action: text }),
  home: text,
  back: text,
  alt: text,
  failure: z.strictObject({ refused: text, broken: text, text }),
})

const enquiryForms = z.strictObject({
  id: z.literal('enquiry-forms'),
  person: z.strictObject({ name: text, email: text, company: text, phone: text, phoneHint: text }),
  contact: fields,
  team: fields,
  report: fields.optional(),
  submit: text,
  submitting: text,
  reportSubmit: text.optional(),
})

/** Pages with a form, those that follow it, and what stands in place of a page. */
export const formWords = [
  contact,
  contactThanks,
  teamAugmentationThanks,
  newsletter,
  newsletterThanks,
  privacyRequest,
  privacyRequestThanks,
  offline,
  missing,
  enquiryForms,
] as const
