import { useQuery } from '@tanstack/react-query'
import { longDate } from '#lib/office-time.ts'
import type { AnswerWeek } from '#features/chat/conversations/conversation.schema.ts'

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' })
const shareOf = (part: number, all: number) => (all > 0 ? percent.format(part / all) : '–')

/** By week: how many questions the assistant answered, asked back or declined, and how many visitors said that it answered them. */
export function AnswerWeeks() {
  const { data } = useQuery<{ items: AnswerWeek[] }>({ queryKey: ['/api/conversations/answer-weeks'] })
  if (!data || data.items.length === 0) return null
  const head = [
    'Week from',
    'Questions',
    'Answered',
    'Asked back',
    'Declined',
    'Said yes',
    'Said no',
    'Right',
  ]
  return (
    <div className="overflow-x-auto pb-6">
      <table className="min-w-xl text-sm tabular-nums">
        <caption className="pb-1 text-left text-slate">
          How the assistant did. Right: the share of yes to “Did this answer you?”
        </caption>
        <thead>
          <tr>
            {head.map((words, i) => (
              <th
                key={words}
                scope="col"
                className={`border-b border-rule-strong py-1 pr-6 font-semibold ${i ? 'text-right' : 'text-left'}`}
              >
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ week, answered, askedBack, declined, helpful, unhelpful }) => (
            <tr key={week}>
              <th scope="row" className="border-b border-rule py-1 pr-6 text-left font-normal">
                {longDate(week)}
              </th>
              {[
                answered + askedBack + declined,
                answered,
                askedBack,
                declined,
                helpful,
                unhelpful,
                shareOf(helpful, helpful + unhelpful),
              ].map((figure, i) => (
                <td key={head[i + 1]} className="border-b border-rule py-1 pr-6 text-right">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
