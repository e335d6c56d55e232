import { toast } from '#ui/toast.tsx'
import { useWrite } from '#ui/use-write.ts'

/** Tells of a change and offers to take it back, by the id that its answer bore; then what begins with one of `reread` is read again. */
export function useOfferUndo(reread: readonly string[]) {
  const undo = useWrite({ reread, onDone: () => toast({ title: 'Undone', tone: 'ok' }) })
  return (title: string, id: string | null | undefined, description?: string) => {
    const run = () => undo.mutate({ method: 'POST', url: `/api/undo/${id}` })
    toast({
      title,
      tone: 'ok',
      ...(description !== undefined && { description }),
      ...(id && { action: { label: 'Undo', run } }),
    })
  }
}
