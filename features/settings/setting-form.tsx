import { useId, useState } from 'react'
import { currentOf, type Schema } from '#features/context/current-of.ts'
import { useDraft } from '#features/context/use-draft.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'

/** A setting of which there are several, each with a name, such as a stage or a sector. */
interface Setting {
  id: string
  name: string
  version: number
}

interface Options<Item extends Setting, Field extends string> {
  /** The name of its draft on this device. */
  kind: string
  /** The setting that is edited; a new one without. */
  item: Item | undefined
  initial: Record<Field, string>
  /** Takes a new one by POST; below it by id, a change by PATCH with the version. */
  url: string
  schema: Schema<Item>
  /** Other addresses to read again after a change. */
  reread?: readonly string[]
  /** What the toast says of a new one. */
  added?: (name: string) => string
  /** How a setting that someone else has just changed is told of: its name, unless said otherwise. */
  describe?: (current: Item) => string
  onConflict?: (current: Item) => void
  /** Fields that show their own errors; any other error stands above the form. */
  shown?: readonly NoInfer<Field>[]
  onClose: () => void
}

/** The draft of a setting and how it is saved. After a 409 the next save replaces what someone else wrote. */
export function useSettingForm<Item extends Setting, Field extends string>({
  kind,
  item,
  initial,
  url,
  schema,
  reread = [],
  added = (name) => `${name} added`,
  describe = ({ name }) => name,
  onConflict,
  shown = [],
  onClose,
}: Options<Item, Field | 'name'>) {
  const { draft, set, ...kept } = useDraft(item ? `${kind}:${item.id}:${item.version}` : kind, initial)
  const [version, setVersion] = useState(item?.version ?? 0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const drop = () => {
    kept.drop()
    onClose()
  }
  const write = useWrite<Item>({
    reread: [url, ...reread],
    onDone: ({ name }) => {
      toast({ title: item ? `${name} saved` : added(name), tone: 'ok' })
      drop()
    },
    onFail: (failure) => {
      const current = currentOf(failure, schema)
      const faults = failure instanceof ApiError ? (failure.body.errors ?? {}) : {}
      setErrors(faults)
      if (current) {
        setVersion(current.version)
        onConflict?.(current)
        setMessage(
          `Someone else has just changed it: it is now called ${describe(current)}. Save again to keep your version.`,
        )
      } else {
        const ownPlaces: readonly string[] = ['name', ...shown]
        const other = Object.entries(faults).find(([field]) => !ownPlaces.includes(field))?.[1]
        setMessage(other ?? (Object.keys(faults).length > 0 ? undefined : messageOf(failure)))
      }
      return true
    },
  })
  return {
    draft,
    set,
    kept,
    drop,
    errors,
    setErrors,
    message,
    isNew: item === undefined,
    isPending: write.isPending,
    save(data: object) {
      setMessage(undefined)
      setErrors({})
      if (item) write.mutate({ method: 'PATCH', url: `${url}/${item.id}`, data: { ...data, version } })
      else write.mutate({ method: 'POST', url, data })
    },
    onClose,
  }
}

interface DialogProps {
  form: Omit<ReturnType<typeof useSettingForm<Setting, 'name'>>, 'set' | 'draft'> & {
    draft: { name: string }
    set: (field: 'name', value: string) => void
  }
  title: string
  /** Of the button that adds a new one. */
  addLabel: string
  nameMaxLength: number
  onSubmit: () => void
  /** The fields below the name. */
  children?: React.ReactNode
}

/** A setting that is added or edited: its name, then the fields of its kind. */
export function SettingDialog({ form, title, addLabel, nameMaxLength, onSubmit, children }: DialogProps) {
  const id = useId()
  const { draft, set, kept, errors, message, isPending } = form
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && form.onClose()}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={form.drop}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={isPending}>
            {form.isNew ? addLabel : 'Save'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) onSubmit()
        }}
      >
        {message && (
          <p role="alert" className="mb-3 border-l-4 border-signal py-1 pl-3">
            {message}
          </p>
        )}
        <TextField
          name="name"
          label="Name"
          required
          maxLength={nameMaxLength}
          autoComplete="off"
          value={draft.name}
          error={errors['name']}
          onChange={(event) => set('name', event.target.value)}
        />
        {children}
        <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      </form>
    </Dialog>
  )
}
