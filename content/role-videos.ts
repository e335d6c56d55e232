import type { RoleSlug } from './role.ts'

export interface RoleVideo {
  title: string
  youtubeId?: string
  /** Tried before the embed; 0 MB until it is recorded. */
  localUrl: string
  fileSizeMB: number
}

const film = (slug: RoleSlug, title: string): RoleVideo => ({
  title,
  localUrl: `/videos/roles/${slug}.mp4`,
  fileSizeMB: 0,
})

const roleVideos: Record<RoleSlug, RoleVideo> = {
  'ai-engineer': film('ai-engineer', 'An AI engineer’s first slice, from case list to release'),
  'machine-vision': film('machine-vision', 'Twelve lights on one scratch: a machine vision bench'),
  'ml-engineer': film('ml-engineer', 'Finding the column that knows the future'),
  'computer-vision': film('computer-vision', 'Sorting a detector’s mistakes by kind'),
  'gen-ai-specialist': film('gen-ai-specialist', 'A quotation desk gets an assistant for one task'),
  'nlp-engineer': film('nlp-engineer', 'From “brg noisy, rplcd” to a field one can count'),
  'data-scientist': film('data-scientist', 'A trial planned, run and read'),
  'ai-consultant': film('ai-consultant', 'Three days to find the dearest problem'),
  'ai-solutions-architect': film('ai-solutions-architect', 'One decision drawn from sensor to valve'),
  'ai-product-manager': film(
    'ai-product-manager',
    'Writing an error policy with the people who pay for errors',
  ),
  'ai-architect': film('ai-architect', 'A census of everything that decides'),
  'data-engineer': film('data-engineer', 'Tracing a board figure back to its rows'),
  'mlops-engineer': film('mlops-engineer', 'Rolling a model back within minutes'),
  'generative-ai-specialist': film('generative-ai-specialist', 'Six models on the same tests'),
}

/** A role's film; without a video id the page shows its fallback panel. */
export function roleVideo(slug: RoleSlug): RoleVideo & { shouldFallback: boolean } {
  const video = roleVideos[slug]
  return { ...video, shouldFallback: !video.youtubeId }
}
