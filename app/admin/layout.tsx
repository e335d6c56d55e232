import { QueryClient, QueryClientProvider, type QueryFunctionContext } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { api } from '#config/api.ts'
import { freshMs } from './freshness.ts'
import { addIcons } from '#ui/icon.tsx'
import { LinkComponent } from '#ui/link.tsx'
import { staffIcons } from '#ui/staff-icons.ts'
import { useTheme } from '#ui/use-theme.ts'
import { Toaster } from '#ui/toast.tsx'
import { TooltipDelays } from '#ui/tooltip.tsx'
import { StaffLink } from './frame/staff-link.tsx'
import { staffMeta } from './staff-meta.ts'

addIcons(staffIcons)

export const meta = () => staffMeta('Staff area')

export const links = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

/** A query is the address that it asks: the first element of its key. */
const ask = ({ queryKey, signal }: QueryFunctionContext) =>
  api.request('GET', String(queryKey[0]), undefined, signal)

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ask,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: ({ queryKey }) => freshMs(queryKey),
      },
      // Without a connection what is read waits for it; what is saved fails at once and stays in its form.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export default function AdminLayout() {
  const [client] = useState(createQueryClient)
  useTheme()
  return (
    <QueryClientProvider client={client}>
      <LinkComponent value={StaffLink}>
        <TooltipDelays>
          <Outlet />
          <Toaster />
        </TooltipDelays>
      </LinkComponent>
    </QueryClientProvider>
  )
}
