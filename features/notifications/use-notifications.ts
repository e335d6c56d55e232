import { useQuery } from '@tanstack/react-query'
import { useWrite } from '#ui/use-write.ts'
import type { NotificationPage } from './notification.schema.ts'

const newest = '/api/notifications?limit=10'

/** The newest of the caller's, which live changes bring up to date. */
export const useNewest = () => useQuery<NotificationPage>({ queryKey: [newest] })

export const useMarkRead = () => {
  const { mutate } = useWrite({ reread: ['/api/notifications?'] })
  return (data: { ids: string[] } | { until: string }) =>
    mutate({ method: 'POST', url: '/api/notifications/read', data })
}
