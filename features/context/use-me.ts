import { useQuery } from '@tanstack/react-query'
import type { Permission } from '#features/context/permissions.ts'
import type { TableView } from '#ui/table-view.ts'
import type { TableName } from './table-names.ts'

interface Me {
  id: string
  name: string
  role: string
  permissions: Permission[]
  /** But their own leads and those without an owner don’t exist for them. */
  seesOnlyOwnLeads: boolean
  /** How they want the tables, where they chose. */
  tables?: Partial<Record<TableName, TableView>>
}

/** Who is signed in, as the frame around has read it already, and what to show them. What counts is the API's own check. */
export function useMe() {
  const { data } = useQuery<Me>({ queryKey: ['/api/user'] })
  return { me: data, may: (permission: Permission) => data?.permissions.includes(permission) ?? false }
}
