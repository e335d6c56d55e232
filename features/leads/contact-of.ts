import type { LeadFile } from './lead-answer.schema.ts'

/** How the person of a lead is reached: by what the lead says, or else, of a further lead of theirs, by what is known of them. */
export function contactOf({ email, phone, contacts }: LeadFile) {
  const main = contacts.find(({ isMain }) => isMain)
  return { email: email ?? main?.email ?? null, phone: phone ?? main?.phone ?? null }
}
