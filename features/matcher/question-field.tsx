interface Props {
  id: string
  number: number
  question: string
  hint: string
  isMultiple: boolean
  options: readonly { id: string; label: string }[]
  chosen: readonly string[]
  /** Where the answer comes from, when the visitor didn’t give it here. */
  note: string | undefined
}

/** One question with its options as large targets; the browser's own radio buttons and boxes in the page's colours. */
export function QuestionField({ id, number, question, hint, isMultiple, options, chosen, note }: Props) {
  const described = [hint && `h-${id}`, note && `n-${id}`].filter(Boolean).join(' ')
  return (
    <li className="border-b border-rule py-6">
      <fieldset id={`q-${id}`} className="scroll-mt-6" aria-describedby={described || undefined}>
        <legend className="flex gap-4 font-heading text-xl leading-snug font-semibold text-balance">
          <span
            aria-hidden="true"
            className="w-5 shrink-0 font-mono text-sm leading-7 font-normal text-slate"
          >
            {number}
          </span>
          {question}
        </legend>
        {hint && (
          <p id={`h-${id}`} className="mt-1 pl-9 text-sm text-slate">
            {hint}
          </p>
        )}
        {note && (
          <p id={`n-${id}`} className="mt-1 pl-9 text-sm font-semibold text-sea">
            {note}
          </p>
        )}
        <div className="mt-4 grid gap-2 sm:grid-cols-2 sm:pl-9">
          {options.map((option) => (
            <label
              key={option.id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded border border-rule-strong bg-raised px-3 py-2 text-base leading-snug hover:border-ink has-checked:border-sea has-checked:bg-sea-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={id}
                value={option.id}
                defaultChecked={chosen.includes(option.id)}
                className="choice-mark"
              />
              {option.label}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
