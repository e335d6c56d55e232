import type { RuledOut } from './match.ts'

/** What the answers say against it. */
export function whyOut({ objections }: Pick<RuledOut, 'objections'>): string {
  return objections.map(({ reason }) => reason).join(' ')
}

/** After its beginning: "It would fit with a budget of £10,000 or more, and with 16 weeks or more until the result." */
export function wouldFit({ objections }: Pick<RuledOut, 'objections'>, beginning: string): string {
  return `${beginning} ${objections.map(({ unless }) => unless).join(', and ')}.`
}
