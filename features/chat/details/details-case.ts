/** A message that gives its writer's details, in one go and in any order, and what a careful reader notes. */
export interface DetailsCase {
  writes: string
  name?: string
  email?: string
  company?: string
  phone?: string
  /** What else the message says or asks: words that must still be there for anyone who answers. */
  rest?: string[]
}

export interface DetailsTurn {
  says: string
  /** Words of the reply; a number in whatever spelling. */
  shows?: string[]
  /** Words that must not be in it, whatever their case. */
  hides?: string[]
  answers?: RegExp[]
}

/** A visitor who gives details over several turns, and the lead that must be on record at the end: null where there is none. */
export interface DetailsDialogue {
  turns: DetailsTurn[]
  /** `message`: words of the enquiry or of what was added to the lead later. */
  lead?: { name?: string; email?: string; company?: string; phone?: string; message?: string } | null
}
