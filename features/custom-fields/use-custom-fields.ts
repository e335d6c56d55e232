import { useQuery } from '@tanstack/react-query'
import type { CustomFieldList, CustomRecord } from './custom-field.schema.ts'

export const customFieldsUrl = '/api/settings/fields'

/** The firm’s own fields of a record: those in use in their order, then archived ones. None until they are read. */
export function useCustomFields(record: CustomRecord) {
  const { data } = useQuery<CustomFieldList>({ queryKey: [customFieldsUrl] })
  return { fields: data?.items.filter((field) => field.record === record) ?? [] }
}
