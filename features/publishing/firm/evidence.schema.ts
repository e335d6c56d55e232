import { z } from 'zod/mini'
import { claimIds } from '#config/brand.ts'
import { line, text } from './plain-text.ts'
import { webAddress } from './web-address.ts'

/** What the firm says of itself, and the firms whose marks it shows. */
export const claimKeys = [...claimIds, 'logos'] as const
export type ClaimKey = (typeof claimKeys)[number]

const evidenceFields = z.object({
  /** Shown beside the claim. */
  basis: text(300),
  /** The day it was checked. */
  checkedOn: z.union([z.literal(''), z.iso.date('Please enter a day')]),
  /** Where a reader can check it. */
  source: webAddress,
  /** Where the documents are kept; for staff alone. */
  note: line(300),
})

/** A claim rests on something when it is told what, since when, and where it can be looked at. */
export const evidence = evidenceFields.check(
  z.check(({ value, issues }) => {
    const told = (path: keyof Evidence, message: string) =>
      issues.push({ code: 'custom', message, input: value, path: [path] })
    const isEmpty = Object.values(value).every((one) => one === '')
    if (isEmpty) return
    if (!value.basis) told('basis', 'Please say what the claim is based on')
    if (!value.checkedOn) told('checkedOn', 'Please say when it was checked')
    if (!value.source && !value.note) told('note', 'Please give a link, or say where the documents are kept')
  }),
)
export type Evidence = z.infer<typeof evidenceFields>

export const noEvidence: Evidence = { basis: '', checkedOn: '', source: '', note: '' }

export const evidenceChange = z.object({
  claim: z.enum(claimKeys),
  evidence,
  version: z.int().check(z.minimum(0)),
})
export type EvidenceChange = z.infer<typeof evidenceChange>

export const evidenceAnswer = z.object({
  claims: z.array(
    z.object({ claim: z.enum(claimKeys), value: z.string(), text: z.string(), evidence: evidenceFields }),
  ),
  /** 0 until somebody filled something in. */
  version: z.number(),
})
export type EvidenceAnswer = z.infer<typeof evidenceAnswer>
