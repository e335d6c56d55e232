import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import type { WantedColumn } from '#features/demos/frame/demo-controls.ts'
import type { Choices, Question, Reading } from '#features/demos/frame/read/reading.ts'

interface Props {
  id: string
  reading: Reading
  columns: WantedColumn[]
  onChoices: (changed: Choices) => void
}

/** What the visitor must say before anything is computed, each with the way to say it. */
export function ReadingQuestions({
  id,
  reading: { questions, lacking, columns: offered },
  columns,
  onChoices,
}: Props) {
  const wanted = columns.filter(({ name }) => lacking.includes(name))
  const options = [
    { value: '', label: 'Choose a column' },
    ...offered.map(({ heading }) => ({ value: heading, label: heading })),
  ]
  return (
    <div role="alert" className="mt-3 border-l-4 border-signal bg-signal-tint px-4 py-3 text-sm">
      <p>
        <span className="font-semibold">Before it can be computed:</span> until then the result below is the
        one from before.
      </p>
      {wanted.length > 0 && (
        <div className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {wanted.map(({ name, label, hint }) => (
            <SelectField
              key={name}
              id={`${id}-lacking-${name}`}
              name={`${id}-lacking-${name}`}
              label={`Which column is ${label}?`}
              hint={hint}
              options={options}
              value=""
              onChange={({ target }) => target.value && onChoices({ roles: { [name]: target.value } })}
            />
          ))}
        </div>
      )}
      {questions.map((question) => (
        <Asked key={question.heading} id={id} question={question} onChoices={onChoices} />
      ))}
    </div>
  )
}

/** More ways than these are a list rather than buttons. */
const mostButtons = 8

function Asked({
  id,
  question: { heading, text, options },
  onChoices,
}: Pick<Props, 'id' | 'onChoices'> & { question: Question }) {
  const choose = ({ format, groups }: Question['options'][number]) =>
    onChoices(format ? { formats: { [heading]: format } } : { groups })
  if (options.length > mostButtons)
    return (
      <div className="mt-2 max-w-md">
        <SelectField
          id={`${id}-asked-${heading}`}
          name={`${id}-asked-${heading}`}
          label={text}
          options={['Choose', ...options.map(({ label }) => label)].map((label, i) => ({
            value: i === 0 ? '' : label,
            label,
          }))}
          value=""
          onChange={({ target }) => {
            const chosen = options.find(({ label }) => label === target.value)
            if (chosen) choose(chosen)
          }}
        />
      </div>
    )
  return (
    <div className="mt-2">
      <p>{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <Button key={option.label} variant="secondary" onClick={() => choose(option)}>
            {option.label}
          </Button>
        ))}
      </div>
    </div>
  )
}
