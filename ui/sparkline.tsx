/** A course in the height of a line of text. It says nothing by itself: the figures stand beside it. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const known = values.filter((value) => value !== null)
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const last = Math.max(1, values.length - 1)
  const x = (at: number) => 2 + (at / last) * 84
  const y = (value: number) => (span > 0 ? 19 - ((value - low) / span) * 16 : 11)
  const d = values
    .map((value, at) => {
      if (value === null) return ''
      const isStart = at === 0 || values[at - 1] === null
      return `${isStart ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`
    })
    .join('')
  const end = values.findLastIndex((value) => value !== null)
  const endValue = values[end] ?? null
  return (
    <svg width="88" height="22" viewBox="0 0 88 22" aria-hidden="true" className="inline-block align-middle">
      <path d="M2 21H86" className="stroke-rule" />
      <path d={d} fill="none" stroke="var(--chart-1)" strokeWidth="1.5" strokeLinejoin="round" />
      {endValue !== null && <circle cx={x(end)} cy={y(endValue)} r="2.25" fill="var(--chart-1)" />}
    </svg>
  )
}
