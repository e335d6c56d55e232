import { useRef, useState } from 'react'
import { pictureMark } from '#lib/pasted-html/picture-mark.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { EditorHelp } from './editor-help.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { applyEdit, inserted, putAt, replaced, type EditName, type Stretch } from './markdown-edit.ts'
import { fileOf, pastedText, tellOfPictures } from './pasted-text.ts'
import type { FieldName, PostDraft } from './post-draft.ts'
import { typeInto } from './type-into.ts'
import { useTextPictures } from './use-text-pictures.tsx'

interface Props {
  draft: PostDraft
  errors: Record<string, string>
  isReadOnly: boolean
  onChange: (name: FieldName, value: string) => void
}

const keys: Record<string, EditName> = { b: 'bold', i: 'italic', k: 'link' }

/** Title, description and the Markdown of an article. */
export function EditorText({ draft, errors, isReadOnly, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)

  function change(by: (stretch: Stretch) => Stretch) {
    const field = area.current
    if (!field || isReadOnly) return
    const done = by({ text: field.value, from: field.selectionStart, to: field.selectionEnd })
    if (typeInto(field, done)) return
    onChange('body', done.text)
    field.focus()
    // Once React has put the new text in.
    requestAnimationFrame(() => field.setSelectionRange(done.from, done.to))
  }

  const pictures = useTextPictures((markdown, place) =>
    change((stretch) => (place && putAt(stretch, place, markdown)) || inserted(stretch, markdown)),
  )

  async function paste(event: React.ClipboardEvent) {
    const reading = pastedText(event.clipboardData)
    if (!reading) {
      pictures.take(event, event.clipboardData.files)
      return
    }
    event.preventDefault()
    const { markdown, pictures: found } = await reading
    change((stretch) => replaced(stretch, markdown))
    const held = found.flatMap((picture, at) => {
      const file = picture.data && fileOf(picture.data)
      return file ? [{ file, place: pictureMark(at, picture) }] : []
    })
    pictures.queue(held)
    tellOfPictures(found.length - held.length)
  }

  const edit = (name: EditName) => change((stretch) => applyEdit(name, stretch))

  return (
    <div className="grid">
      <TextField
        label="Title"
        name="title"
        value={draft.title}
        maxLength={200}
        readOnly={isReadOnly}
        error={errors['title']}
        onChange={(event) => onChange('title', event.target.value)}
      />
      <TextArea
        label="Description"
        name="description"
        hint="One or two sentences, 120 to 160 characters: lists, search engines and shared links show them."
        value={draft.description}
        maxLength={400}
        rows={2}
        readOnly={isReadOnly}
        error={errors['description']}
        onChange={(event) => onChange('description', event.target.value.replace(/\n/g, ' '))}
      />
      {!isReadOnly && (
        <EditorToolbar
          onEdit={edit}
          onPicture={pictures.choose}
          isHelpOpen={isHelpOpen}
          onHelp={() => setHelpOpen(!isHelpOpen)}
        />
      )}
      {isHelpOpen && <EditorHelp withPictures />}
      {!isReadOnly && pictures.element}
      <label htmlFor="body" className="sr-only">
        Text
      </label>
      <textarea
        id="body"
        name="body"
        ref={area}
        value={draft.body}
        readOnly={isReadOnly}
        {...(!isReadOnly && { ...pictures.field, onPaste: (event) => void paste(event) })}
        maxLength={100_000}
        spellCheck
        placeholder="The opening: what it is about and for whom. Then sections under ## headings."
        aria-invalid={errors['body'] ? true : undefined}
        aria-describedby="body-error"
        onChange={(event) => onChange('body', event.target.value)}
        onKeyDown={(event) => {
          const name = keys[event.key]
          if (!name || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
          event.preventDefault()
          edit(name)
        }}
        className="block min-h-[55svh] w-full rounded border border-rule-strong bg-raised px-4 py-3 font-mono text-sm leading-6 text-ink hover:border-ink aria-invalid:border-signal"
      />
      <p id="body-error" className="min-h-6 pt-1 text-slate">
        {errors['body'] ? (
          <span className="text-signal-strong">{errors['body']}</span>
        ) : (
          'Ctrl+S saves, Ctrl+Enter shows the page; Ctrl+B, Ctrl+I and Ctrl+K make bold, italics and links.'
        )}
      </p>
    </div>
  )
}
