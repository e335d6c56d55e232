import type { PostState } from '#features/publishing/post.schema.ts'
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

export const redirectStatusNames: Record<number, string> = {
  301: '301 moved for good',
  302: '302 for a time',
  308: '308 moved for good, forms too',
  410: '410 gone',
}
