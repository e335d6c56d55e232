import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod/mini'
import { TextField } from '#ui/field.tsx'
import type { QuestionProps } from './batch-dialog.tsx'
import type { facets } from '#features/leads/lead-answer.schema.ts'

const mostTags = 20
const tagMax = 40

const tagsOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** Of one lead the tags as they shall be, ready for one more; of many, which come and which go. */
export function TagsQuestion({ subject, draft, onWrite, onAnswer, error }: QuestionProps) {
  const present = subject.tags
  const { add, remove } = draft
  const { data } = useQuery<z.infer<typeof facets>>({ queryKey: ['/api/leads/facets'] })
  const tell = (addText: string, removeText: string) => {
    onWrite({ add: addText, remove: removeText })
    const wanted = tagsOf(addText)
    const going = present ? present.filter((tag) => !wanted.includes(tag)) : tagsOf(removeText)
    const coming = present ? wanted.filter((tag) => !present.includes(tag)) : wanted
    const all = [...wanted, ...going]
    if (all.some((tag) => tag.length > tagMax)) onAnswer(`A tag has at most ${tagMax} characters`)
    else if (wanted.length > mostTags || going.length > mostTags) onAnswer(`At most ${mostTags} tags`)
    else if (!present && all.length === 0) onAnswer('Please write a tag')
    else onAnswer({ kind: 'tags', add: coming, remove: going })
  }
  // What was found again is an answer as it stands.
  const tellFound = useEffectEvent(() => {
    if (remove || tagsOf(add).join() !== (present ?? []).join()) tell(add, remove)
  })
  useEffect(() => tellFound(), [])
  const known = (data?.tags ?? []).slice(0, 12)
  return (
    <>
      <TextField
        name="batch-tags"
        label={present ? 'Tags' : 'Add'}
        hint="Separated by commas"
        value={add}
        error={error}
        autoComplete="off"
        onChange={(event) => tell(event.target.value, remove)}
      />
      {!present && (
        <TextField
          name="batch-tags-remove"
          label="Remove"
          value={remove}
          autoComplete="off"
          onChange={(event) => tell(add, event.target.value)}
        />
      )}
      {known.length > 0 && (
        <p className="text-slate">
          In use:{' '}
          {known.map((tag) => (
            <button
              key={tag}
              type="button"
              onClick={() => tell([...tagsOf(add), tag].join(', '), remove)}
              className="mr-2 inline-block min-h-6 cursor-pointer text-sea hover:underline touch:min-h-11"
            >
              {tag}
            </button>
          ))}
        </p>
      )}
    </>
  )
}
