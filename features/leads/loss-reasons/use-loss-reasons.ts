import { useQuery } from '@tanstack/react-query'
import type { LossReasonList } from './loss-reason.schema.ts'

export const lossReasonsUrl = '/api/settings/loss-reasons'

/** Why leads are lost: what is offered, and what each reason is called, retired ones too. */
export function useLossReasons() {
  const { data } = useQuery<LossReasonList>({ queryKey: [lossReasonsUrl] })
  const items = data?.items ?? []
  return {
    offered: items.filter(({ isRetired }) => !isRetired),
    nameOf: (id: string) => items.find((one) => one.id === id)?.name ?? '',
  }
}
