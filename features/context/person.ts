import type { Ctx } from './context.server.ts'
import type { TextFiles, TextPlace } from './text-place.server.ts'

/** Someone whose data is looked up, copied or erased: the address, and what was found to belong to it. */
export interface Person {
  /** Null where nothing but the records is known to be theirs. */
  emailKey: string | null
  leadIds: string[]
  /** Of every record that is about them, the leads included: the audit names records by these. */
  recordIds: string[]
}

/** Something that is kept about a person, as a copy for them shows it. */
export interface HeldRecord {
  /** "Enquiry of 18 November 2026". */
  title: string
  /** Told as names and values; lists and objects as JSON. */
  fields: Record<string, unknown>
}

/** What stays after an erasure and why, in words for the person. */
export type Kept = string

/** How one feature answers for the personal data in its tables. */
export interface PersonHolder {
  /** "Leads and enquiries". */
  label: string
  /** Every column that can hold something about a person, as `table.column` in the names of the tables' code. */
  columns: string[]
  /** Adds to `person` what belongs to it. Runs before the others of the composition that come later. */
  findRecords?(ctx: Ctx, person: Person): Promise<Partial<Pick<Person, 'leadIds' | 'recordIds'>>>
  exportPerson(ctx: Ctx, person: Person): Promise<HeldRecord[]>
  /** In the caller's transaction. Returns how many records went. */
  erasePerson(ctx: Ctx, person: Person): Promise<number>
  /** In place of `erasePerson` when the time of a lead is over: what counts stays, who it was goes. */
  anonymisePerson?(ctx: Ctx, person: Person): Promise<number>
  /** What is kept all the same. */
  keptOf?(ctx: Ctx, person: Person): Promise<Kept[]>
  /** The addresses of which something is kept, for doing erasures again after a restore. */
  listEmailKeys?(ctx: Ctx): Promise<string[]>
  /** Free text of this feature in which others may be mentioned. */
  texts?: TextPlace[]
  files?: TextFiles
  /** How the person is called in their own records. */
  findNames?(ctx: Ctx, person: Person): Promise<Names>
  /** Which of these someone else has as well. */
  findShared?(ctx: Ctx, person: Person, names: Names): Promise<string[]>
}

export interface Names {
  names: string[]
  /** As `phoneKeyOf` writes them. */
  phones: string[]
}

/** A row as the person reads it, without the columns that only the software needs. */
export function heldRecord(title: string, row: object, ...hidden: string[]): HeldRecord {
  return { title, fields: Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))) }
}
