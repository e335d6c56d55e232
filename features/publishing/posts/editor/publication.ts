import type { PostDetail } from '#features/publishing/posts/post.schema.ts'

/** A moment as the browser's own field for day and time takes it, on this device's clock. */
export function localTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** What is asked for when an article is published: nothing keeps the day it has, `at` is as `localTime` gives it. */
export function publishAtOf(
  { state }: Pick<PostDetail, 'state'>,
  { isLater, at }: { isLater: boolean; at: string },
  now: Date,
): { publishAt?: string } {
  if (isLater) return { publishAt: new Date(at).toISOString() }
  return state === 'scheduled' ? { publishAt: now.toISOString() } : {}
}

/** Whether this is no time to come. */
export function isBadTime(at: string, now: Date): boolean {
  const time = new Date(at).getTime()
  return Number.isNaN(time) || time <= now.getTime()
}
