import { factsOf } from './team-request-words.ts'
import type { TeamNeed } from './team-request.schema.ts'

export const requestMailWords = (need: TeamNeed) => ({
  kind: 'team-request' as const,
  what: 'Team request',
  facts: factsOf(need).filter(([label]) => label === 'Roles' || label === 'Start'),
})
