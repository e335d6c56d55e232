interface SideChoiceProps<Side extends string> {
  /** Of the radio buttons: one name for each choice on the page. */
  name: string
  legend: string
  sides: readonly { value: Side; label: string; shown: string }[]
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One field with two values, of which one is kept. */
export function SideChoice<Side extends string>({
  name,
  legend,
  sides,
  chosen,
  onChoose,
}: SideChoiceProps<Side>) {
  return (
    <fieldset>
      <legend className="pb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(({ value, label, shown }) => (
          <label
            key={value}
            className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-2.5 gap-y-1 rounded border border-rule-strong p-3 hover:border-ink has-checked:border-sea has-checked:bg-sea-tint"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="size-4"
            />
            <span className="text-xs text-slate">{label}</span>
            <span className="col-start-2 min-w-0 break-words">{shown || 'Empty'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
