import type { CustomValues } from '#features/custom-fields/custom-field.schema.ts'
import type { LeadFields, Source } from './lead.schema.ts'
import type { FileContact } from './export/contacts-cell.ts'
import type { Signals } from './lead-score.ts'
import type { Stage } from './stages/stage-kind.ts'

/** The fields that a file writes on a lead, a known one included. */
export const writtenFieldNames = [
  'name',
  'email',
  'company',
  'phone',
  'sector',
  'companySize',
  'country',
  'problem',
  'value',
  'expectedClose',
  'tags',
] as const
/** `custom` is what the lead holds in fields of the firm’s own; of a change, what the file writes there. */
export type ImportFields = Omit<LeadFields, 'ownerId'> & { custom: CustomValues }

/** What only our own export tells of a lead. */
export const ofOwnExport = [
  'companyRecord',
  'mainContact',
  'otherContacts',
  'inStageSince',
  'lossDetails',
  'interest',
  'campaign',
  'campaignSource',
  'campaignMedium',
  'campaignTerm',
  'campaignContent',
  'marketing',
  'lastActivityAt',
  'replyDueAt',
  'firstReplyAt',
  'retainUntil',
] as const

/** What else a column may hold. `id` only names which lead is meant; the others are for new leads, since a known one has its own way here. */
export const importFieldNames = [
  'id',
  'name',
  'firstName',
  'lastName',
  'email',
  'company',
  'phone',
  'sector',
  'companySize',
  'country',
  'problem',
  'value',
  'currency',
  'expectedClose',
  'tags',
  'stage',
  'status',
  'lostReason',
  'owner',
  'source',
  'createdAt',
  'notes',
  ...ofOwnExport,
] as const
export type ImportFieldName = (typeof importFieldNames)[number]

/** What a file tells of a new lead beside its fields. */
export interface NewLeadFacts {
  stage?: Stage
  lostReason?: string
  /** A colleague’s name or address, as the file has it. */
  owner?: string
  /** One of ours, or the words of another program. */
  source?: Source | { words: string }
  /** The name of the company at which it stands, whatever its own words are. */
  companyRecord?: string
  /** Whose lead it is. */
  mainContact?: FileContact
  /** Who takes part beside them. */
  otherContacts?: FileContact[]
  /** ISO; never ahead of now. */
  inStageSince?: string
  /** In words, beside the reason. */
  lossDetails?: string
  /** When each sign of interest was last seen. */
  signals?: Signals
  /** The marks of the campaign of the first visit, by their names without “utm_”. */
  marks?: Record<string, string>
  /** Whether news by email are wanted. */
  wantsNews?: boolean
  /** ISO, as the following are; never ahead of now. */
  createdAt?: string
  /** Never ahead of now. */
  lastActivityAt?: string
  replyDueAt?: string
  /** Never ahead of now. */
  firstReplyAt?: string
  retainUntil?: string
  /** Notes that bear their time. */
  datedNotes?: { at: string; body: string }[]
  /** Notes of the file, and what of it has no place here. */
  notes: string[]
}
