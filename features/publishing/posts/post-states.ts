import type { PostState } from './post.schema.ts'
import type { BadgeTone } from '#ui/badge.tsx'

export const postStateNames: Record<PostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
}

export const postTones: Record<PostState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'sea',
  published: 'ok',
  archived: 'warn',
}
