export type BadgeTone = 'neutral' | 'sea' | 'ok' | 'warn' | 'signal'

const tones: Record<BadgeTone, string> = {
  neutral: 'border-rule bg-sunk text-slate',
  sea: 'border-transparent bg-sea-tint text-sea-strong',
  ok: 'border-transparent bg-ok-tint text-ok',
  warn: 'border-transparent bg-warn-tint text-warn',
  signal: 'border-transparent bg-signal-tint text-signal-strong',
}

/** One or two words of state. The tone never says anything that the words don't. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: React.ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-sm border px-1.5 py-px text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
