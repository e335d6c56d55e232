import type { StageBook } from '#features/leads/stages/stage-book.ts'
import { isAway, type Stage } from '#features/leads/stages/stage-kind.ts'

/** What the stages of other programs, as they come with them, are among those that a site begins with. */
const words: Record<Stage, readonly string[]> = {
  new: ['lead', 'subscriber', 'marketing qualified lead', 'lead in', 'open lead'],
  contacted: [
    'appointment scheduled',
    'attempted to contact',
    'connected',
    'contact made',
    'in progress',
    'screening',
    'discovery',
  ],
  qualified: [
    'qualified to buy',
    'sales qualified lead',
    'opportunity',
    'open deal',
    'meeting',
    'demo scheduled',
    'presentation scheduled',
    'decision maker bought in',
    'needs defined',
  ],
  proposal: [
    'proposal made',
    'proposal sent',
    'quote sent',
    'contract sent',
    'negotiation',
    'negotiations started',
  ],
  won: ['closed won', 'customer', 'evangelist'],
  lost: ['closed lost', 'unqualified', 'bad timing'],
}
const known = new Map(
  Object.entries(words).flatMap(([stage, list]) => [stage, ...list].map((word) => [word, stage] as const)),
)

const plain = (text: string) =>
  text
    .toLowerCase()
    // HubSpot names the pipeline behind the stage: “Closed Won (Sales Pipeline)”.
    .trim()
    .replace(/\([^()]{0,100}\)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The stage that a word of a file means: one of ours by its name, else what the word of another program means; undefined for one that nobody here knows. */
export function stageOf(text: string, book: StageBook): Stage | undefined {
  const word = plain(text)
  const own = book.items.find(({ id, name }) => !isAway(id) && plain(name) === word)
  const stage = own?.id ?? known.get(word)
  return stage && book.currentOf(stage)
}

/** A status that tells nothing beyond the stage. */
export const isOnlyOpen = (text: string) => plain(text) === 'open'
