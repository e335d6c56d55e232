import type { LeadFile } from '#features/leads/lead-answer.schema.ts'

type Known = Pick<LeadFile, 'name' | 'company' | 'problem'> & {
  timeline: Pick<LeadFile['timeline'][number], 'kind' | 'at' | 'body'>[]
}

const mostLetters = 60

/** What the first mail to a lead may be called: by what they enquired about, else by what is noted of it, else by who writes to whom. */
export function firstSubject({ timeline, problem, name, company }: Known, ourName: string): string {
  const [asked] = timeline
    .filter(({ kind, body }) => kind === 'enquiry' && body.trim())
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  if (asked) return `Your enquiry: ${beginningOf(asked.body)}`
  if (problem?.trim()) return beginningOf(problem)
  return [ourName, company.trim() || name].filter(Boolean).join(' and ')
}

/** The first sentence on one line, cut between words where it is long. */
function beginningOf(text: string): string {
  const line = text.trim().split(/\s+/).join(' ')
  const sentence = line.split(/(?<=[.!?]) /)[0] ?? line
  if (sentence.length <= mostLetters) return sentence.replace(/[.!]$/, '')
  const cut = sentence.slice(0, mostLetters)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : mostLetters)}…`
}
