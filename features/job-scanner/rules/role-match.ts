import type { RoleSlug } from '#config/roles.ts'
import { hasPhrase, lineOf } from './word-match.ts'

export interface Keyword {
  /** A word or phrase; see `wordsOf` for what counts as the same. */
  phrase: string
  /** Points when the title has it. */
  title: number
  /** Points when the description has it. */
  body: number
}

export interface RoleRule {
  role: RoleSlug
  keywords: Keyword[]
  /** A title with one of these is never of this role. */
  exclusions: string[]
  /** Points from which a job is of this role. */
  threshold: number
}

/** The lines of `wordsOf`, which are kept with each job. */
export interface JobWords {
  title: string
  body: string
}

export interface FoundWord {
  phrase: string
  where: 'title' | 'body'
  points: number
}

export interface RoleMatch {
  role: RoleSlug
  score: number
  words: FoundWord[]
}

/** A rule whose phrases are cut into words once, for many jobs. */
export type ReadyRule = ReturnType<typeof readyRule>

export function readyRule(rule: RoleRule) {
  return {
    ...rule,
    keywords: rule.keywords.map((keyword) => ({ ...keyword, line: lineOf(keyword.phrase) })),
    exclusions: rule.exclusions.map((phrase) => ({ phrase, line: lineOf(phrase) })),
  }
}

/** The points of a job under one rule; each keyword counts once in the title and once in the description. */
export function scoreRole(rule: ReadyRule, job: JobWords): RoleMatch & { isExcluded: boolean } {
  const words: FoundWord[] = []
  for (const { phrase, line, title, body } of rule.keywords) {
    if (title > 0 && hasPhrase(job.title, line)) words.push({ phrase, where: 'title', points: title })
    if (body > 0 && hasPhrase(job.body, line)) words.push({ phrase, where: 'body', points: body })
  }
  return {
    role: rule.role,
    score: words.reduce((sum, { points }) => sum + points, 0),
    words,
    isExcluded: rule.exclusions.some(({ line }) => hasPhrase(job.title, line)),
  }
}

export const isMatch = (rule: { threshold: number }, scored: ReturnType<typeof scoreRole>) =>
  !scored.isExcluded && scored.score >= rule.threshold

/** The roles that a job is of, the best first. */
export function matchRoles(rules: readonly ReadyRule[], job: JobWords): RoleMatch[] {
  return rules
    .flatMap((rule) => {
      const scored = scoreRole(rule, job)
      return isMatch(rule, scored) ? [{ role: scored.role, score: scored.score, words: scored.words }] : []
    })
    .toSorted((a, b) => b.score - a.score)
}
