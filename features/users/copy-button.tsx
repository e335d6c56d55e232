import { toast } from '#ui/toast-store.ts'
import { Button } from '#ui/button.tsx'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Copied' }),
      () =>
        toast({
          title: 'Not copied',
          description: 'Your browser does not allow it. Please select and copy the text.',
          tone: 'error',
        }),
    )
  return (
    <Button variant="secondary" icon="copy" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
