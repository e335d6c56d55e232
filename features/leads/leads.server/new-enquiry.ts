import type { Consent, Source, Touch } from '../lead.schema.ts'

/** What a public tool hands over, already checked by the tool's own schema. */
export interface NewEnquiry {
  source: Source
  name: string
  email: string
  company?: string | undefined
  phone?: string | undefined
  message?: string | undefined
  touch: Touch
  consents: Consent[]
  /** What the tool knows beyond that, shown with the enquiry: JSON only. */
  details?: unknown
  /** When it came in; now unless told. The reply clock starts then. */
  receivedAt?: Date | undefined
}

/** What is recorded: who left only a phone number is known by no address, so each begins a lead. */
export type ReachableEnquiry = Omit<NewEnquiry, 'email'> & { email: string | null }

export interface RecordedEnquiry {
  leadId: string
  enquiryId: string
  /** The end of the promise: one working day after it came in. */
  replyBy: Date
  /** The first word of this person. */
  isNew: boolean
  /** Sent twice within 5 minutes: the ids are those of the first, nothing was written and nothing must be sent. */
  isRepeat: boolean
}
