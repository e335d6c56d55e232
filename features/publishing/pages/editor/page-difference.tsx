import { diffLines } from '#lib/line-diff.ts'

const context = 2
const looks = {
  same: 'text-slate',
  removed: 'bg-signal-tint text-signal-strong line-through decoration-1',
  added: 'bg-ok-tint text-ok',
}
const marks = { same: ' ', removed: '−', added: '+' }

/** What one text says otherwise than another, line by line, with two lines around each change. */
export function PageDifference({ label, before, after }: { label: string; before: string; after: string }) {
  const lines = diffLines(before, after)
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== 'same')
  const shown = lines.map((line, at) => ({ ...line, at })).filter(({ at }) => isNear(at))
  if (shown.length === 0) return <p className="text-slate">There is no difference.</p>
  return (
    <div
      role="group"
      tabIndex={0}
      aria-label={label}
      className="mt-1 max-h-96 overflow-auto border-y border-rule bg-sunk py-2 font-mono text-xs"
    >
      {shown.map(({ kind, text, at }, i) => (
        <div key={at}>
          {i > 0 && (shown[i - 1]?.at ?? 0) < at - 1 && <div className="px-3 text-slate">…</div>}
          <p className={`px-3 break-words whitespace-pre-wrap ${looks[kind]}`}>
            <span aria-hidden="true">{marks[kind]} </span>
            {kind !== 'same' && <span className="sr-only">{kind === 'added' ? 'Added: ' : 'Removed: '}</span>}
            {text}
          </p>
        </div>
      ))}
    </div>
  )
}
