import { useState } from 'react'
import { useMe } from './use-me.ts'
import { messageOf } from '#lib/api-client.ts'
import { isoDateOf } from '#lib/office-time.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'
import { fetchFile } from '#features/attachments/fetch-file.ts'

/** Saves all records of a kind as a CSV file, for those who may take them out of the house. */
export function ExportButton({
  kind,
}: {
  kind: 'companies' | 'people' | 'suppliers' | 'newsletter-subscribers'
}) {
  const [isSaving, setSaving] = useState(false)
  const { may } = useMe()
  if (!may('leads.export')) return null
  const save = async () => {
    setSaving(true)
    await fetchFile(`/api/${kind}/export`, `${kind}-${isoDateOf(new Date())}.csv`).catch((error: unknown) =>
      toast({ title: 'No file was saved', description: messageOf(error), tone: 'error' }),
    )
    setSaving(false)
  }
  return (
    <Button variant="secondary" icon="download" pending={isSaving} onClick={() => void save()}>
      Export all
    </Button>
  )
}
