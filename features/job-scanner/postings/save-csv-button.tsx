import { useMutation } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'

/** Saves what the present filter finds as a CSV file. */
export function SaveCsvButton({
  what,
  wanted,
}: {
  what: 'signals' | 'jobs'
  wanted: Record<string, string>
}) {
  const save = useMutation({
    mutationFn: async () => {
      const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value))
      const answer = await fetch(`/api/scanner/${what}/export?${query}`, {
        headers: { authorization: `Bearer ${api.token.read() ?? ''}` },
      })
      if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText, null)
      saveFile(`${what}-${new Date().toISOString().slice(0, 10)}.csv`, await answer.blob())
    },
    onError: (error) => toast({ title: 'No file was saved', description: messageOf(error), tone: 'error' }),
  })
  return (
    <Button variant="secondary" icon="download" pending={save.isPending} onClick={() => save.mutate()}>
      Save as CSV
    </Button>
  )
}
