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
