import type { FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, messageBeside, messageOf } from '#lib/api-client.ts'
import { dismissToast, toast } from '#ui/toast-store.ts'
import { ConfirmationCancelled } from './confirmation/confirmation-cancelled.ts'

/** A form's errors as the summary lists them. */
export function summaryOf<V extends FieldValues>(
  errors: FieldErrors<V>,
): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    name !== 'root' && typeof error?.message === 'string' ? [{ name, message: error.message }] : [],
  )
}

/** Puts what the server says about fields on those fields, and the focus in the first; what is no field of the page is told in a toast. A confirmation that was called off is no failure. */
export function tellFailure<V extends FieldValues>(
  title: string,
  error: unknown,
  setError?: UseFormSetError<V>,
) {
  if (error instanceof ConfirmationCancelled) return
  if (setError && error instanceof ApiError) {
    const refused = Object.entries(error.body.errors ?? {})
    for (const [at, [name, message]] of refused.entries()) {
      // The server names fields by the very schema that the form was made with.
      setError(name as Path<V>, { message }, { shouldFocus: at === 0 })
    }
    const shown = refused.map(([name]) => name).filter((name) => document.getElementsByName(name).length > 0)
    if (messageBeside(error, shown) === undefined) return
  }
  lastFailure = toast({ title, description: messageOf(error), tone: 'error' })
}

let lastFailure = 0

/** Takes the last failure off the screen once it is mended. */
export const forgetFailure = () => dismissToast(lastFailure)
