import type { RuleAnswer, RuleFields } from './rule.schema.ts'

export interface KeywordRow {
  /** Tells rows apart while they are typed. */
  key: string
  phrase: string
  title: string
  body: string
}

/** A rule as it is typed. */
export interface RuleDraft {
  keywords: KeywordRow[]
  /** One a line. */
  exclusions: string
  threshold: string
}

export const newRow = (phrase = '', title = 3, body = 1): KeywordRow => ({
  key: crypto.randomUUID(),
  phrase,
  title: String(title),
  body: String(body),
})

export function draftOf({ keywords, exclusions, threshold }: RuleFields): RuleDraft {
  return {
    keywords: keywords.map(({ phrase, title, body }) => newRow(phrase, title, body)),
    exclusions: exclusions.join('\n'),
    threshold: String(threshold),
  }
}

/** What would be sent; rows without a word are left out. */
export function fieldsOf({ keywords, exclusions, threshold }: RuleDraft): RuleFields {
  return {
    keywords: keywords
      .filter(({ phrase }) => phrase.trim())
      .map(({ phrase, title, body }) => ({
        phrase: phrase.trim(),
        title: numberOf(title),
        body: numberOf(body),
      })),
    exclusions: exclusions
      .split(/[\n,;]/)
      .map((one) => one.trim())
      .filter(Boolean),
    threshold: numberOf(threshold),
  }
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

export function isSameAs(draft: RuleDraft, rule: Pick<RuleAnswer, keyof RuleFields>): boolean {
  const plain = ({ keywords, exclusions, threshold }: RuleFields) =>
    JSON.stringify([keywords.map(({ phrase, title, body }) => [phrase, title, body]), exclusions, threshold])
  return plain(fieldsOf(draft)) === plain(rule)
}
