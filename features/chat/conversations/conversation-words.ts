import type { ConversationItem } from './conversation.schema.ts'

/** "Ann Byrne, Castings Ltd", or what else is known. */
export function visitorName({ visitor }: Pick<ConversationItem, 'visitor'>): string {
  const { name, company, email } = visitor
  return [name ?? email, company].filter(Boolean).join(', ') || 'A visitor'
}

/** "4 min", "2 h", "3 days" since then. */
export function since(iso: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`
  return `${Math.floor(minutes / (24 * 60))} days`
}

export function stateWords({ state, awaitingSince, assignee }: ConversationItem): string {
  if (state === 'waiting') return 'Wants a person'
  if (state === 'staff')
    return awaitingSince
      ? `Waits for ${assignee?.name ?? 'a colleague'}`
      : `With ${assignee?.name ?? 'a colleague'}`
  return 'Assistant'
}
