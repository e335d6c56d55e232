import { Checkbox } from '#ui/field.tsx'
import { topicNames, topics, type Topic } from './newsletter-choices.ts'

export const topicQuestion = { label: 'What about?', hint: 'Tick none to hear about all of them.' }

interface Props {
  chosen: readonly Topic[]
  words?: typeof topicQuestion
}

/** The subjects as boxes of one name. */
export function TopicChoice({ chosen, words = topicQuestion }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-sm font-semibold">
        {words.label} <span className="font-normal text-slate">{words.hint}</span>
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {topics.map((topic) => (
          <Checkbox
            key={topic}
            name="topics"
            id={`topic-${topic}`}
            value={topic}
            label={topicNames[topic]}
            defaultChecked={chosen.includes(topic)}
          />
        ))}
      </div>
    </fieldset>
  )
}
