import { Checkbox } from '#ui/field.tsx'
import { topicNames, topics, type Topic } from './newsletter-choices.ts'

/** The subjects as boxes of one name. */
export function TopicChoice({ chosen }: { chosen: readonly Topic[] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-sm font-semibold">
        What about? <span className="font-normal text-slate">Tick none to hear about all of them.</span>
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
