import { useEffect, useRef } from 'react'
import { messageOf } from '#lib/api-client.ts'
import { Button, ButtonLink } from './button.tsx'
import { ErrorState } from './error-state.tsx'

interface Props {
  /** The list that it goes into. */
  listPath: string
  title: string
  note?: string
  label: string
  pending: boolean
  error: Error | null
  onSubmit: () => void
  children: React.ReactNode
}

/** The screen that enters a record by hand; its fields are the children, and whoever comes stands in the first. */
export function NewRecord({ listPath, title, note, label, pending, error, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Where no keyboard would slide over the screen.
    if (matchMedia('(pointer: fine)').matches)
      form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  return (
    <>
      <h1 className="pb-1 text-2xl">{title}</h1>
      {note && <p className="max-w-text text-slate">{note}</p>}
      <form
        ref={form}
        noValidate
        className="max-w-2xl pt-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        {error && <ErrorState title="Not saved" text={messageOf(error)} />}
        <div className="flex gap-2 pt-2">
          <Button type="submit" pending={pending}>
            {pending ? 'Saving…' : label}
          </Button>
          <ButtonLink variant="quiet" to={listPath}>
            Cancel
          </ButtonLink>
        </div>
      </form>
    </>
  )
}
