import type { Sheet } from '#features/demos/frame/demo.ts'
import type { Sentence } from '#features/demos/frame/report/report.ts'
import { wholeRecord, type Fate, type Integration } from './integrate.ts'

export interface Fates {
  updates: Fate[]
  fresh: Fate[]
  rejected: Fate[]
  linked: number
}

export const count = (value: number) => value.toLocaleString('en-GB')
export const plural = (value: number, one: string, many = `${one}s`) =>
  `${count(value)} ${value === 1 ? one : many}`

/** What an integration means, each sentence with the block that shows it. */
export function sentencesOf(
  source: Sheet,
  { mappings, linkage, fates }: Integration,
  parts: Fates,
): Sentence[] {
  const { updates, fresh, rejected, linked } = parts
  const matched = mappings.filter((one) => one.source >= 0)
  const sentences: Sentence[] = []
  const [weakest] = matched.filter(({ isChosen }) => !isChosen).sort((a, b) => a.score - b.score)
  if (weakest) {
    sentences.push({
      text: `Look first at the match ${source.headings[weakest.source]} → ${weakest.heading}: its score of ${weakest.score.toFixed(2)} is the lowest of ${matched.length}.`,
      block: 'columns',
    })
  }
  sentences.push({
    text: `${plural(linked, 'record is', 'records are')} linked one to one. Of ${plural(linkage.possible, 'possible pair', 'possible pairs')}, ${count(linkage.compared)} ${linkage.compared === 1 ? 'was' : 'were'} compared${linkage.compared < linkage.possible ? '; in the others no field has the same beginning or the same consonants' : ''}.`,
    block: 'weights',
  })
  const { bits } = linkage.weights
  const fields = mappings.filter(({ source: s, isKey }) => s >= 0 && !isKey)
  const [best] = fields
    .map(({ heading }, f) => ({ heading, bits: bits[f]?.[2] ?? 0 }))
    .sort((a, b) => b.bits - a.bits)
  if (best) {
    sentences.push({
      text: `The strongest evidence is ${best.heading}: where it agrees, the odds of a match grow ${count(Math.round(2 ** best.bits))}-fold.`,
      block: 'fields',
    })
  }
  sentences.push({
    text: `Of ${plural(fates.length, 'row')}, ${count(updates.length)} update a record, ${count(fresh.length)} are new and ${count(rejected.length)} are refused; no row is lost.`,
    block: 'mapped',
  })
  const unsure = rejected.filter(({ reasons }) =>
    reasons.some(({ text }) => text.includes('somebody must decide')),
  ).length
  const twice = rejected.filter(({ reasons }) =>
    reasons.some(({ text }) => text.includes('duplicate')),
  ).length
  const broken = rejected.filter(({ reasons }) =>
    reasons.some((reason) => reason.field !== wholeRecord),
  ).length
  const kinds = [
    ...(broken > 0 ? [`${plural(broken, 'breaks', 'break')} the contract`] : []),
    ...(twice > 0 ? [`${plural(twice, 'is a duplicate', 'are duplicates')}`] : []),
    ...(unsure > 0 ? [`${plural(unsure, 'waits', 'wait')} for a person to decide on a link`] : []),
  ]
  if (kinds.length > 0)
    sentences.push({
      text: `Of the refused rows, ${kinds.join(', ')}; a row may have several reasons.`,
      block: 'rejects',
    })
  return sentences
}

export function warningsOf({ mappings }: Integration): string[] {
  const warnings: string[] = []
  const none = mappings.filter((one) => one.source < 0).map(({ heading }) => heading)
  if (none.length > 0)
    warnings.push(
      `No column of the source was found for ${none.slice(0, 8).join(', ')}. Choose one, or lower “Lowest score for a match”.`,
    )
  return warnings
}
