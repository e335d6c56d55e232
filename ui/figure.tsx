interface BigFigureProps {
  value: React.ReactNode
  label: React.ReactNode
  /** What the figure rests on, in small print beside it. */
  basis?: React.ReactNode
}

/** A large numeral with its basis. It doesn't count up: it is simply true. */
export function BigFigure({ value, label, basis }: BigFigureProps) {
  return (
    <div className="border-t border-rule-strong pt-4">
      <p className="font-heading text-figure font-semibold tracking-tight tabular-nums">{value}</p>
      <p className="mt-2 font-semibold">{label}</p>
      {basis && <p className="mt-1 text-sm text-slate">{basis}</p>}
    </div>
  )
}
