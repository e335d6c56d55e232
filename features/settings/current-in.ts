import type { z } from 'zod/mini'
import { ApiError } from '#lib/api-client.ts'

/** The setting as it is now, when an answer says that someone was quicker. */
export function currentIn<T>(error: unknown, schema: z.ZodMiniType<T>): T | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { data } = error.body
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined
  return schema.safeParse(data.current).data
}
