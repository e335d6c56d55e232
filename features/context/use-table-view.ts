import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { messageOf } from '#lib/api-client.ts'
import type { TableView } from '#ui/table-view.ts'
import { toast } from '#ui/toast.tsx'
import type { TableName } from './table-names.ts'
import { useMe } from './use-me.ts'

const account = ['/api/user']

/** How the signed-in person wants a table, kept with their account. */
export function useTableView(table: TableName) {
  const { me } = useMe()
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (view: TableView | undefined) =>
      api.request('PUT', `/api/user/tables/${table}`, { view: view ?? null }),
    onError: async (error) => {
      toast({ title: 'Your columns were not saved', description: messageOf(error), tone: 'error' })
      await queries.invalidateQueries({ queryKey: account })
    },
    scope: { id: `table ${table}` },
  })
  const onView = (view: TableView | undefined) => {
    // At once, before the answer: the next change is made to what is seen.
    queries.setQueryData<{ tables?: Partial<Record<string, TableView>> }>(account, (before) =>
      before ? { ...before, tables: { ...before.tables, [table]: view } } : before,
    )
    mutate(view)
  }
  return { view: me?.tables?.[table], onView }
}
