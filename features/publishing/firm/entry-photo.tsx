import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { pictureBytes, pictureSource } from '#lib/stored-picture.ts'
import { Button } from '#ui/button.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { toast } from '#ui/toast.tsx'
import { entriesUrl } from './entry-form.tsx'
import type { EntryItem } from './entry.schema.ts'
import { useOfferUndo } from '#features/context/use-offer-undo.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

interface Props {
  item: EntryItem
  name: string
  mayWrite: boolean
}

/** A person's photo as pages show it, to put there, change and take away. */
export function EntryPhoto({ item, name, mayWrite }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const offer = useOfferUndo([entriesUrl])
  const change = useMutation({
    mutationFn: (file: File | null) => sendPhoto(item, file),
    onSuccess: ({ undo }, file) => offer(file ? 'Photo added' : 'Photo removed', undo),
    onError: (error) =>
      toast({ title: 'The photo was not changed', description: messageOf(error), tone: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [entriesUrl] }),
  })
  return (
    <div className="w-24 shrink-0">
      {item.picture ? (
        <img
          {...pictureSource(item.picture)}
          sizes="96px"
          alt={item.fields['alt'] || name}
          className="size-24 rounded object-cover"
        />
      ) : (
        <Monogram name={name} className="size-24" />
      )}
      {mayWrite && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={`Photo of ${name}`}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) change.mutate(file)
            }}
          />
          <Button
            size="sm"
            variant="quiet"
            pending={change.isPending}
            aria-label={item.picture ? `Change photo of ${name}` : `Add photo of ${name}`}
            onClick={() => input.current?.click()}
          >
            {item.picture ? 'Change' : 'Add photo'}
          </Button>
          {item.picture && (
            <Button
              size="sm"
              variant="quiet"
              disabled={change.isPending}
              aria-label={`Remove the photo of ${name}`}
              onClick={() => change.mutate(null)}
            >
              Remove
            </Button>
          )}
        </>
      )}
    </div>
  )
}

async function sendPhoto({ id, version }: EntryItem, file: File | null): Promise<Partial<Deleted>> {
  if (file && file.size > pictureBytes)
    throw new Error(`A photo may have ${Math.round(pictureBytes / 2 ** 20)} MB at most`)
  const answer = await fetch(`${entriesUrl}/${id}/picture?version=${version}`, {
    method: file ? 'PUT' : 'DELETE',
    headers: {
      authorization: `Bearer ${api.token.read() ?? ''}`,
      ...(file && { 'content-type': 'application/octet-stream' }),
    },
    body: file,
  })
  if (answer.ok) return answer.json()
  const { status, statusText, headers } = answer
  throw new ApiError(status, await answer.text(), statusText, headers.get('retry-after'))
}
