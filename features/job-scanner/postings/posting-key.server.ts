import { createHash } from 'node:crypto'
import type { FoundJob } from '#features/job-scanner/boards/board.ts'
import { lineOf } from '#features/job-scanner/rules/word-match.ts'

const legalForms =
  / (?:ltd|limited|plc|llp|llc|inc|incorporated|corp|corporation|gmbh|ag|bv|sa|ab|oy|pty|dac|uk|ireland|holding|group) $/

/** A company by its name alone: case, accents, punctuation and legal forms at the end don't count. */
export function companyKeyOf(company: string): string {
  let line = lineOf(company)
  for (
    let short = line.replace(legalForms, ' ');
    short !== line && short.trim();
    short = line.replace(legalForms, ' ')
  )
    line = short
  return line.trim() || company.trim().toLowerCase()
}

/** The same for postings of one job on several boards: company, title, place and how the description begins. */
export function fingerprintOf(job: FoundJob): string {
  const places = job.locations.map((place) => lineOf(place).trim()).toSorted()
  const begin = lineOf(job.descriptionText.slice(0, 500)).trim()
  return hashOf([companyKeyOf(job.company), lineOf(job.title).trim(), places, begin])
}

/** Differs when anything that we show or match differs. */
export function contentHashOf(job: FoundJob): string {
  return hashOf([
    job.title,
    job.company,
    job.locations,
    job.countries,
    job.workplace,
    job.employment,
    job.salary,
    job.descriptionText,
    job.url,
    job.applyUrl,
    job.requisition,
    job.postedAt,
    job.updatedAt,
  ])
}

const hashOf = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
