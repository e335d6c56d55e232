import { Icon } from '#ui/icon.tsx'
import type { SaveState } from './answer-queue.ts'

const words: Record<Exclude<SaveState, 'refused'>, string> = {
  saved: 'Answers are saved as you go.',
  saving: 'Saving …',
  waiting:
    'We can’t be reached at the moment. Carry on: your answers are kept on this device and sent when the connection is back.',
}

/** Where the answers are. Only trouble is read out. */
export function SaveNote({ state, refusal }: { state: SaveState; refusal: string | undefined }) {
  const isTrouble = state === 'waiting' || state === 'refused'
  return (
    <div role="status" className="min-h-14 lg:min-h-20">
      {isTrouble ? (
        <p className="flex items-start gap-2 border-l-4 border-warn bg-warn-tint px-3 py-2 text-sm">
          <Icon name="alert" size={18} className="mt-0.5 shrink-0" />
          {state === 'refused' ? refusal : words.waiting}
        </p>
      ) : (
        <p aria-hidden={state === 'saving'} className="flex items-center gap-2 text-sm text-slate">
          <Icon name={state === 'saved' ? 'check' : 'clock'} size={18} />
          {words[state === 'saving' ? 'saving' : 'saved']}
        </p>
      )}
    </div>
  )
}
