import type { FieldErrors } from '#lib/errors.ts'

/** One wording for what is asked of every visitor, whichever form they fill in. */
export const visitorMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  company: 'Company name is required',
  line: 'Please remove the invisible control characters from this line',
  text: 'Please remove the invisible control characters from your message',
} as const

/** What stops a submission at once, told in a toast. */
export const visitorToasts = {
  name: { title: 'Name Required', description: 'Please enter your full name (at least 2 characters)' },
  email: { title: 'Email Required', description: 'Please enter a valid email address' },
  company: { title: 'Company Required', description: 'Please enter your company name' },
} as const

/** The toast for the first of the three that is wrong. */
export const missingOf = (faults: FieldErrors) =>
  Object.entries(visitorToasts).find(([name]) => faults[name])?.[1]
