import { useRef, useState } from 'react'
import { EditorToolbar } from '#features/publishing/posts/editor/editor-toolbar.tsx'
import { EditorHelp } from '#features/publishing/posts/editor/editor-help.tsx'
import {
  applyEdit,
  replaced,
  type EditName,
  type Stretch,
} from '#features/publishing/posts/editor/markdown-edit.ts'
import { pastedText } from '#features/publishing/posts/editor/pasted-text.ts'
import { typeInto } from '#features/publishing/posts/editor/type-into.ts'
import type { PageChoices } from '#features/publishing/pages/page.schema.ts'
import { labelOf, outlineOf, splitPage, withProse, type FieldGroup } from './page-fields.ts'
import { PageNodes } from './page-nodes.tsx'
import { PagePicture, picturePathOf } from './page-picture.tsx'

interface Props {
  /** Of the page. */
  id: string
  choices: PageChoices
  text: string
  isReadOnly: boolean
  onChange: (text: string) => void
}

const keys: Record<string, EditName> = { b: 'bold', i: 'italic', k: 'link' }

const isSimple = ({ nodes: [node, next] }: FieldGroup) =>
  !next && node?.kind !== 'list' && node?.path.length === 1

/** A question is its own title: what it is called in the file says little. */
const titleOf = ({ name, fields }: FieldGroup) =>
  fields.find(({ path }) => path.length === 2 && path[1] === 'question')?.value || labelOf([name])

/** A page's fields by their groups, and its prose as Markdown; the whole file as it is written while its fields can't be read. */
export function PageForm({ id, choices, text, isReadOnly, onChange }: Props) {
  const groups = outlineOf(text, choices)
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
  const nodes = { choices, text, isReadOnly, onChange }
  const picturePath = picturePathOf(id)
  return (
    <div className="grid gap-2">
      {picturePath && (
        <PagePicture path={picturePath} text={text} isReadOnly={isReadOnly} onChange={onChange} />
      )}
      {groups.map((group) =>
        isSimple(group) ? (
          <PageNodes key={group.name} nodes={group.nodes} {...nodes} />
        ) : (
          <details key={group.name} open={group.fields.length <= 4} className="mb-2 border-y border-rule">
            <summary className="flex min-h-10 cursor-pointer items-center gap-2 font-semibold touch:min-h-11">
              {titleOf(group)}
              <span className="font-normal text-slate tabular-nums">{group.fields.length}</span>
            </summary>
            <div className="grid gap-1 pt-1 pb-3">
              <PageNodes nodes={group.nodes} {...nodes} />
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

/** Pages have no pictures between their paragraphs. */
const noPictures = () => ''

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

  function change(by: (stretch: Stretch) => Stretch) {
    const field = area.current
    if (!field || isReadOnly) return
    const done = by({ text: field.value, from: field.selectionStart, to: field.selectionEnd })
    if (typeInto(field, done)) return
    onChange(done.text)
    field.focus()
    // Once React has put the new text in.
    requestAnimationFrame(() => field.setSelectionRange(done.from, done.to))
  }

  const edit = (name: EditName) => change((stretch) => applyEdit(name, stretch))

  async function paste(event: React.ClipboardEvent) {
    const reading = pastedText(event.clipboardData, noPictures)
    if (!reading || isReadOnly) return
    event.preventDefault()
    const { markdown } = await reading
    change((stretch) => replaced(stretch, markdown))
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
        onPaste={(event) => void paste(event)}
        onKeyDown={(event) => {
          const name = keys[event.key]
          if (!name || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
          event.preventDefault()
          edit(name)
        }}
        className="block min-h-[55svh] w-full rounded border border-rule-strong bg-raised px-4 py-3 font-mono text-sm leading-6 text-ink hover:border-ink"
      />
      <p className="min-h-6 pt-1 text-slate">
        Headings name the parts of the page and must stay as they are. Ctrl+S saves; Ctrl+B, Ctrl+I and Ctrl+K
        make bold, italics and links.
      </p>
    </div>
  )
}
