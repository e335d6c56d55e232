import { Button } from '#ui/button.tsx'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import type { RecordEdit } from './use-record-edit.ts'

interface Props<Name extends string> {
  /** "Fields of the company". */
  label: string
  edit: RecordEdit<Name>
  title: string
  labels: Record<Name, string>
  /** A value as people read it, where two people changed it; as it is typed unless told. */
  show?: (field: Name, value: string) => string
  children: React.ReactNode
}

/** The form around the fields of a record that is being changed. */
export function RecordEditForm<Name extends string>({
  label,
  edit,
  title,
  labels,
  show,
  children,
}: Props<Name>) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        edit.submit()
      }}
    >
      {children}
      <p className="text-sm text-slate">
        {edit.isRestored ? 'Your unsaved text has been restored.' : 'Kept on this device.'}
      </p>
      <div className="flex gap-2 pt-2">
        <Button type="submit" pending={edit.isPending}>
          {edit.isPending ? 'Saving…' : 'Save changes'}
        </Button>
        <Button variant="quiet" onClick={edit.cancel}>
          Cancel
        </Button>
      </div>
      {edit.conflict && (
        <ConflictDialog
          title={title}
          fields={edit.conflict.fields}
          labels={labels}
          show={show}
          mine={edit.conflict.merged}
          theirs={edit.conflict.theirs}
          pending={edit.isPending}
          onClose={edit.backToForm}
          onChoose={edit.choose}
        />
      )}
    </form>
  )
}
