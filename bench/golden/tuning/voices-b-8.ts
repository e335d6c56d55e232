import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesB8: GoldenDialogue[] = [
  { id: 'voice-b-120', group: 'courtesy', turns: [{ asks: 'cheers thats great', wants: 'courtesy' }] },
  { id: 'voice-b-121', group: 'courtesy', turns: [{ asks: 'ok', wants: 'courtesy' }] },
]
