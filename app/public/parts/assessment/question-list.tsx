interface Group {
  name: string
  asks: string
  questions: { number: number; text: string; weight: number; basis: string }[]
}

/** What will be asked, group by group, before anybody has to begin. */
export function QuestionList({ groups }: { groups: Group[] }) {
  return (
    <div className="grid gap-y-10">
      {groups.map(({ name, asks, questions }) => (
        <section key={name} className="grid gap-x-8 gap-y-3 border-t border-rule-strong pt-4 md:grid-cols-12">
          <div className="md:col-span-4">
            <h3 className="text-lg">{name}</h3>
            <p className="mt-1 max-w-[34ch] text-sm text-slate">{asks}</p>
          </div>
          <ol className="md:col-span-8 md:-mt-2">
            {questions.map(({ number, text, weight, basis }) => (
              <li key={number} className="grid grid-cols-[2rem_1fr_auto] gap-x-2 border-b border-rule py-2.5">
                <span className="font-mono text-xs leading-7 text-slate">{number}</span>
                <span>
                  {text}
                  <span className="block text-xs text-slate">{basis}</span>
                </span>
                <span className="text-sm leading-7 text-slate">{weight > 1 && `× ${weight}`}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
