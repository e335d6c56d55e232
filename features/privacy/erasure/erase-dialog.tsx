import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import type { RequestDetail } from '#features/privacy/requests/privacy-requests.schema.ts'
import { useRequestWrite } from '#features/privacy/requests/use-request-write.ts'

/** The last question before a person is erased: the address is typed, so that it is meant. */
export function EraseDialog({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const erase = useRequestWrite(request.id, () => {
    onClose()
    toast({
      title: 'The person is erased',
      description:
        'They get an email that says so. Our copy is deleted once it has been sent, within seven days.',
    })
  })
  const isSame = typed.trim().toLowerCase() === request.email?.toLowerCase()
  const total = request.held.reduce((sum, { count }) => sum + count, 0)
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" variant="danger" disabled={!isSame} pending={erase.isPending}>
        Erase for good
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title="Erase this person everywhere?"
      description={`${total} records about ${request.email} will go: leads, enquiries, notes, tasks, chats, assessments, mails, and the values in the log of changes. This can’t be undone, and a restored backup doesn’t bring them back.`}
      footer={footer}
      onSubmit={() =>
        erase.mutate({
          method: 'POST',
          url: `${erase.url}/erase`,
          data: { version: request.version, email: typed },
        })
      }
    >
      <TextField
        name="typed-email"
        label="Type the email address"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  )
}
