import { useEffect, useRef } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#config/api.ts'
import { ApiError, messageOf } from '#lib/api-client.ts'
import { toast } from '#ui/toast.tsx'
import type { BackupOverview, Task } from '#features/backup/backup.schema.ts'

const whileAtWorkMs = 1000
const otherwiseMs = 20_000

const isBackups = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith('/api/backups')

export const isOpen = ({ state }: Task) => state === 'queued' || state === 'running'

/** The overview, read every second while something is at work; the list is read anew when it ends. While data is swapped the last answer stays. */
export function useOverview() {
  const queries = useQueryClient()
  const overview = useQuery<BackupOverview>({
    queryKey: ['/api/backups/overview'],
    retry: (count, error) => error instanceof ApiError && error.status === 503 && count < 600,
    retryDelay: whileAtWorkMs,
    refetchInterval: ({ state }) => (state.data?.tasks.some(isOpen) ? whileAtWorkMs : otherwiseMs),
  })
  const open = overview.data?.tasks.find(isOpen)
  const openId = open?.id
  const before = useRef(openId)
  useEffect(() => {
    if (before.current && before.current !== openId) void queries.invalidateQueries()
    before.current = openId
  }, [openId, queries])
  return { ...overview, open }
}

export interface Access {
  mayCreate: boolean
  mayRestore: boolean
  /** Does the work, and asks for the password first where the server wants it. */
  confirmed<T>(task: () => Promise<T>): Promise<T>
  /** Whether someone closed that question. */
  isCancelled(error: unknown): boolean
}

interface Write {
  method: 'POST' | 'PUT' | 'DELETE'
  url: string
  data?: object
}

/** A change; list and overview are read anew. A failure is told in a toast unless `onFail` takes it. */
export function useBackupWrite(
  { confirmed, isCancelled }: Access,
  { onDone, onFail }: { onDone?: (answer: unknown) => void; onFail?: (error: unknown) => boolean } = {},
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ method, url, data }: Write) => confirmed(() => api.request<unknown>(method, url, data)),
    onSuccess: async (answer) => {
      onDone?.(answer)
      await queries.invalidateQueries({ predicate: isBackups })
    },
    onError: async (error) => {
      if (isCancelled(error) || onFail?.(error)) return
      toast({ title: 'That didn’t work', description: messageOf(error), tone: 'error' })
      await queries.invalidateQueries({ predicate: isBackups })
    },
  })
}
