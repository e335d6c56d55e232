import { ApiError } from '#lib/api-client.ts'

/** What tells a record from anything else. */
export interface Schema<Detail> {
  safeParse(value: unknown): { success: true; data: Detail } | { success: false }
}

/** The record as it is now, when the answer says that someone was quicker. */
export function currentOf<Detail>(error: unknown, schema: Schema<Detail>): Detail | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { data } = error.body
  if (typeof data !== 'object' || data === null || !('current' in data)) return undefined
  const parsed = schema.safeParse(data.current)
  return parsed.success ? parsed.data : undefined
}
