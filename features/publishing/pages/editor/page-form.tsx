import { useRef, useState } from 'react'
import { EditorToolbar } from '#features/publishing/posts/editor/editor-toolbar.tsx'
import { EditorHelp } from '#features/publishing/posts/editor/editor-help.tsx'
import { applyEdit, type EditName } from '#features/publishing/posts/editor/markdown-edit.ts'
import { TextArea, TextField, SelectField } from '#ui/field.tsx'
import type { PageChoice } from '#features/publishing/pages/page.schema.ts'
import { PagePicture, picturePathOf } from './page-picture.tsx'
import {
  fieldsOf,
  labelOf,
  optionsOf,
  splitPage,
  withField,
  withProse,
  type PageField,
} from './page-fields.ts'

interface Props {
  /** Of the page. */
  id: string
  choices: readonly PageChoice[]
  text: string
  isReadOnly: boolean
  onChange: (text: string) => void
}

const keys: Record<string, EditName> = { b: 'bold', i: 'italic', k: 'link' }
const longLine = 70

/** A page's fields by their groups, and its prose as Markdown; the whole file as it is written while its fields can't be read. */
export function PageForm({ id, choices, text, isReadOnly, onChange }: Props) {
  const groups = fieldsOf(text)
  const split = splitPage(text)
  if (!groups || !split)
    return (
      <>
        <p role="alert" className="mb-3 border-l-4 border-signal py-1 pl-3">
          The fields can’t be read as they are written; correct them here.
        </p>
        <Prose label="The whole file" value={text} isReadOnly={isReadOnly} onChange={onChange} />
      </>
    )
  const isSimple = (fields: PageField[]) => fields.length === 1 && fields[0]?.path.length === 1
  const set = (path: PageField['path']) => (value: string) => onChange(withField(text, path, value))
  const picturePath = picturePathOf(id)
  return (
    <div className="grid gap-2">
      {picturePath && (
        <PagePicture path={picturePath} text={text} isReadOnly={isReadOnly} onChange={onChange} />
      )}
      {groups.map(({ name, fields }) =>
        isSimple(fields) ? (
          fields.map((field) => (
            <Field
              key={name}
              field={field}
              options={optionsOf(choices, field.path)}
              isReadOnly={isReadOnly}
              onChange={set(field.path)}
            />
          ))
        ) : (
          <details key={name} open={fields.length <= 4} className="mb-2 border-y border-rule">
            <summary className="flex min-h-10 cursor-pointer items-center gap-2 font-semibold touch:min-h-11">
              {labelOf([name])}
              <span className="font-normal text-slate tabular-nums">{fields.length}</span>
            </summary>
            <div className="grid gap-1 pt-1 pb-3">
              {fields.map((field) => (
                <Field
                  key={field.path.join('.')}
                  field={field}
                  options={optionsOf(choices, field.path)}
                  isReadOnly={isReadOnly}
                  onChange={set(field.path)}
                />
              ))}
            </div>
          </details>
        ),
      )}
      {split.prose.trim() !== '' && (
        <Prose
          label="Text"
          value={split.prose}
          isReadOnly={isReadOnly}
          onChange={(prose) => onChange(withProse(text, prose))}
        />
      )}
    </div>
  )
}

function Field({
  field: { path, label, kind, value },
  options,
  isReadOnly,
  onChange,
}: {
  field: PageField
  options: { value: string; label: string }[] | undefined
  isReadOnly: boolean
  onChange: (value: string) => void
}) {
  // A number is half typed for a moment: what isn't one yet stays here.
  const [typed, setTyped] = useState<string>()
  const name = path.join('.')
  const isListed = options?.some((option) => option.value === value)
  if (options)
    return (
      <SelectField
        label={label}
        name={name}
        options={isListed ? options : [{ value, label: `${value} (none of the choices)` }, ...options]}
        value={value}
        error={isListed ? undefined : 'Please choose one of the list'}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (kind === 'yes or no')
    return (
      <SelectField
        label={label}
        name={name}
        options={[
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]}
        value={value}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (kind === 'number')
    return (
      <TextField
        label={label}
        name={name}
        inputMode="decimal"
        value={typed ?? value}
        readOnly={isReadOnly}
        error={
          typed !== undefined && (typed.trim() === '' || Number.isNaN(Number(typed)))
            ? 'Please enter a number'
            : undefined
        }
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(event.target.value)
        }}
        onBlur={() => setTyped(undefined)}
        className="max-w-48"
      />
    )
  const props = { label, name, value, readOnly: isReadOnly, spellCheck: true }
  return value.length > longLine ? (
    <TextArea
      {...props}
      rows={Math.min(8, Math.ceil(value.length / longLine))}
      onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))}
    />
  ) : (
    <TextField {...props} onChange={(event) => onChange(event.target.value)} />
  )
}

function Prose({
  label,
  value,
  isReadOnly,
  onChange,
}: {
  label: string
  value: string
  isReadOnly: boolean
  onChange: (value: string) => void
}) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)

  function edit(name: EditName) {
    const field = area.current
    if (!field || isReadOnly) return
    const done = applyEdit(name, { text: field.value, from: field.selectionStart, to: field.selectionEnd })
    onChange(done.text)
    field.focus()
    // Once React has put the new text in.
    requestAnimationFrame(() => field.setSelectionRange(done.from, done.to))
  }

  return (
    <div>
      {!isReadOnly && (
        <EditorToolbar onEdit={edit} isHelpOpen={isHelpOpen} onHelp={() => setHelpOpen(!isHelpOpen)} />
      )}
      {isHelpOpen && <EditorHelp />}
      <label htmlFor="prose" className="sr-only">
        {label}
      </label>
      <textarea
        id="prose"
        ref={area}
        value={value}
        readOnly={isReadOnly}
        maxLength={100_000}
        spellCheck
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          const name = keys[event.key]
          if (!name || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
          event.preventDefault()
          edit(name)
        }}
        className="block min-h-[55svh] w-full rounded border border-rule-strong bg-raised px-4 py-3 font-mono text-sm leading-6 text-ink hover:border-ink"
      />
      <p className="min-h-6 pt-1 text-slate">
        Headings name the parts of the page and stay as they are. Ctrl+S saves, Ctrl+B, I and K mark words and
        make a link.
      </p>
    </div>
  )
}
