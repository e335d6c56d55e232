export const searchStates = ['running', 'done'] as const

/** `gone`: the text no longer holds it. `not_theirs`: someone else is meant. */
export const mentionStates = ['open', 'removed', 'kept', 'not_theirs', 'gone'] as const
export type MentionState = (typeof mentionStates)[number]

export const decisions = ['remove', 'keep', 'not_theirs'] as const
export type Decision = (typeof decisions)[number]
