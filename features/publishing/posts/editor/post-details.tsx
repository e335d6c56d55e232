import type { PostChoices } from '#features/publishing/posts/post.schema.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { linesOf, type FieldName, type PostDraft } from './post-draft.ts'

interface Props {
  draft: PostDraft
  choices: PostChoices
  errors: Record<string, string>
  isReadOnly: boolean
  onChange: (name: FieldName, value: string) => void
}

/** Where an article stands, who wrote it, its picture and what it leads to. */
export function PostDetails({ draft, choices, errors, isReadOnly, onChange }: Props) {
  const picture = choices.pictures.find(({ name }) => name === draft.picture)
  return (
    <fieldset disabled={isReadOnly} className="grid min-w-0">
      <TextField
        label="Address"
        name="slug"
        hint="After /blog/. If it was public, the old address leads to the new one by itself."
        value={draft.slug}
        maxLength={100}
        error={errors['slug']}
        onChange={(event) => onChange('slug', event.target.value.toLowerCase().replace(/[\s_]+/g, '-'))}
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <SelectField
          label="Subject"
          name="category"
          options={choices.categories.map(({ id, label }) => ({ value: id, label }))}
          value={draft.category}
          error={errors['category']}
          onChange={(event) => onChange('category', event.target.value)}
        />
        <TextField
          label="Author"
          name="author"
          value={draft.author}
          maxLength={100}
          hint={draft.author === choices.byline ? undefined : `The firm’s own: ${choices.byline}`}
          error={errors['author']}
          onChange={(event) => onChange('author', event.target.value)}
        />
      </div>
      <TextField
        label="Tags"
        name="tags"
        hint="Lower case, separated by commas. Articles with the same tags are shown as related."
        value={draft.tags}
        error={errors['tags']}
        onChange={(event) => onChange('tags', event.target.value)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <SelectField
          label="Picture"
          name="picture"
          options={[
            { value: '', label: 'Its own, or that of the subject' },
            ...choices.pictures.map(({ name, alt }) => ({
              value: name,
              label: `${name}: ${alt}`.slice(0, 110),
            })),
          ]}
          value={draft.picture}
          error={errors['picture']}
          onChange={(event) => onChange('picture', event.target.value)}
        />
        {picture && (
          <img
            src={picture.src}
            alt={picture.alt}
            width={160}
            height={107}
            loading="lazy"
            className="h-auto w-full border border-rule bg-sunk"
          />
        )}
      </div>
      <Choice
        label="Solutions it leads to"
        name="solutions"
        entries={choices.solutions}
        draft={draft}
        onChange={onChange}
      />
      <Choice
        label="Use cases it leads to"
        name="useCases"
        entries={choices.useCases}
        draft={draft}
        onChange={onChange}
      />
      <Choice
        label="Roles it leads to"
        name="roles"
        entries={choices.roles}
        draft={draft}
        onChange={onChange}
      />
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  name: 'solutions' | 'useCases' | 'roles'
  entries: { id: string; title: string }[]
  draft: PostDraft
  onChange: Props['onChange']
}

const mostChosen = 8

/** Chosen entries in their order, each with a button to take it out, and the rest to choose from. */
function Choice({ label, name, entries, draft, onChange }: ChoiceProps) {
  const chosen = linesOf(draft[name])
  const rest = entries.filter(({ id }) => !chosen.includes(id))
  const titleOf = (id: string) => entries.find((entry) => entry.id === id)?.title ?? id
  const set = (ids: string[]) => onChange(name, ids.join('\n'))
  return (
    <div className="pb-4">
      <SelectField
        label={label}
        name={name}
        options={[
          { value: '', label: chosen.length >= mostChosen ? `At most ${mostChosen}` : 'Add …' },
          ...rest.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value=""
        disabled={chosen.length >= mostChosen}
        onChange={(event) => event.target.value && set([...chosen, event.target.value])}
        className="[&>p]:hidden"
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1.5 pt-2">
          {chosen.map((id) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => set(chosen.filter((one) => one !== id))}
                className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded border border-rule-strong px-2 hover:border-ink touch:min-h-11"
              >
                {titleOf(id)}
                <span aria-hidden="true">×</span>
                <span className="sr-only">: take out</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
