import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { Person, PersonHolder } from '#features/context/person.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import type { PersonCopy } from '#features/privacy/requests/privacy-requests.schema.ts'

/** What the software holds of someone, found by the address or by the ids of leads. */
export async function findPerson(
  ctx: Ctx,
  holders: PersonHolder[],
  known: { emailKey: string | null; leadIds?: string[] },
): Promise<Person> {
  const person: Person = { emailKey: known.emailKey, leadIds: known.leadIds ?? [], recordIds: [] }
  for (const holder of holders) {
    const { leadIds, recordIds } = (await holder.findRecords?.(ctx, person)) ?? {}
    if (leadIds) person.leadIds = leadIds
    if (recordIds) person.recordIds.push(...recordIds)
  }
  return person
}

export async function copyPerson(
  ctx: Ctx,
  holders: PersonHolder[],
  person: Person,
): Promise<PersonCopy['parts']> {
  const parts: PersonCopy['parts'] = []
  for (const holder of holders) {
    const records = await holder.exportPerson(ctx, person)
    if (records.length > 0) parts.push({ label: holder.label, records })
  }
  return parts
}

export async function keptOf(ctx: Ctx, holders: PersonHolder[], person: Person): Promise<string[]> {
  const lists = []
  for (const holder of holders) lists.push(...((await holder.keptOf?.(ctx, person)) ?? []))
  return lists
}

/** Erases someone everywhere, in the caller's transaction. Returns how many records went. Throws `conflict` for our own mailbox. */
export async function erasePerson(ctx: Ctx, holders: PersonHolder[], emailKey: string): Promise<number> {
  if (emailKey === emailKeyOf(ctx.settings.salesEmail))
    throw new AppError('conflict', 'This is our own mailbox: every mail to sales would go with it')
  const person = await findPerson(ctx, holders, { emailKey })
  let erased = 0
  for (const holder of holders) erased += await holder.erasePerson(ctx, person)
  return erased
}

/** The copy as a person reads it: a heading for each record, a line for each thing known. */
export function copyAsText({ reference, email, madeAt, parts, mentions }: PersonCopy): string {
  const lines = [`What is held about ${email}`, `Request ${reference}, ${madeAt}`]
  if (parts.length === 0) lines.push('', 'Nothing.')
  for (const { label, records } of parts) {
    lines.push('', label.toUpperCase())
    for (const { title, fields } of records) {
      lines.push('', title)
      for (const [name, value] of Object.entries(fields)) {
        if (value !== null && value !== undefined && value !== '')
          lines.push(`  ${inWords(name)}: ${shown(value)}`)
      }
    }
  }
  lines.push('', 'WHERE OTHERS’ RECORDS MENTION YOU')
  if (mentions === undefined) lines.push('  Not searched yet.')
  else if (mentions.length === 0) lines.push('  Nowhere that we found.')
  else for (const { label, count } of mentions) lines.push(`  ${label}: ${count}`)
  return lines.join('\n')
}

const inWords = (name: string) => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function shown(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return value.replaceAll('\n', '\n    ')
  return JSON.stringify(value)
}
