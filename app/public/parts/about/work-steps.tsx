interface Props {
  columns: { step: string; usual: string; end: string }
  steps: { name: string; when: string; end: string }[]
}

/** The steps of a project along one line, each with what it leaves behind. */
export function WorkSteps({ columns, steps }: Props) {
  return (
    <ol className="grid gap-x-8 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
      {steps.map(({ name, when, end }, i) => (
        <li key={name} className="relative border-t-2 border-sea pt-4">
          <span
            aria-hidden="true"
            className="absolute -top-[7px] left-0 size-3 rounded-full border-2 border-sea bg-paper"
          />
          <p className="font-mono text-xs text-slate">
            <span className="sr-only">{columns.usual}: </span>
            {when}
          </p>
          <h3 className="mt-1 text-xl">
            <span className="sr-only">
              {columns.step} {i + 1}:{' '}
            </span>
            {name}
          </h3>
          <p className="mt-2 text-base">
            <span className="sr-only">{columns.end}: </span>
            {end}
          </p>
        </li>
      ))}
    </ol>
  )
}
