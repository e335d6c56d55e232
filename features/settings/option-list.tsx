import { z } from 'zod/mini'
import { readJson } from '#features/context/use-draft.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'

/** An option while it is being edited; without an id it is new. */
const optionDraft = z.object({
  key: z.string(),
  id: z.optional(z.string()),
  name: z.string(),
  isArchived: z.boolean(),
})
export type OptionDraft = z.infer<typeof optionDraft>

/** Options as a draft keeps them; undefined for what is none. */
export const readOptions = (text: string): OptionDraft[] | undefined => readJson(z.array(optionDraft), text)

export const freshOption = (): OptionDraft => ({ key: crypto.randomUUID(), name: '', isArchived: false })

interface Props {
  options: readonly OptionDraft[]
  onChange: (options: OptionDraft[]) => void
}

/** What a choice offers: named, ordered, archived and offered again. Only a new one can be taken off the list. */
export function OptionList({ options, onChange }: Props) {
  const change = (key: string, part: Partial<OptionDraft>) =>
    onChange(options.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const move = (at: number, by: number) => {
    const [one] = options.slice(at, at + 1)
    if (one) onChange(options.toSpliced(at, 1).toSpliced(at + by, 0, one))
  }
  return (
    <fieldset>
      <legend className="pb-1.5 text-sm font-semibold">Options</legend>
      <ol className="grid gap-2">
        {options.map((option, at) => {
          const label = option.name.trim() || `option ${at + 1}`
          return (
            <li key={option.key} className="flex items-center gap-1">
              <TextField
                name={`option-${at}`}
                label={`Option ${at + 1}`}
                isLabelHidden
                maxLength={80}
                autoComplete="off"
                className="grow"
                value={option.name}
                disabled={option.isArchived}
                onChange={(event) => change(option.key, { name: event.target.value })}
              />
              <IconButton
                icon="arrow-up"
                label={`Move ${label} up`}
                aria-disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon="arrow-down"
                label={`Move ${label} down`}
                aria-disabled={at === options.length - 1}
                onClick={() => move(at, 1)}
              />
              {option.id ? (
                <IconButton
                  icon={option.isArchived ? 'history' : 'archive'}
                  label={`${option.isArchived ? 'Bring back' : 'Archive'} ${label}`}
                  onClick={() => change(option.key, { isArchived: !option.isArchived })}
                />
              ) : (
                <IconButton
                  icon="close"
                  label={`Remove ${label}`}
                  onClick={() => onChange(options.toSpliced(at, 1))}
                />
              )}
            </li>
          )
        })}
      </ol>
      <Button
        size="sm"
        variant="secondary"
        icon="plus"
        className="mt-3"
        onClick={() => onChange([...options, freshOption()])}
      >
        Add option
      </Button>
    </fieldset>
  )
}
