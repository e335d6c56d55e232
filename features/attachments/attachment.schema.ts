import { z } from 'zod/mini'

/** What a file may hang on, by the name in its address. */
export const ownerPaths = ['leads', 'companies', 'suppliers'] as const
export type OwnerPath = (typeof ownerPaths)[number]

/** What a file is as a document. */
export const documentKinds = ['insurance', 'certificate', 'contract', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const documentKindNames: Record<DocumentKind, string> = {
  insurance: 'Insurance',
  certificate: 'Certificate',
  contract: 'Contract',
  other: 'Other',
}

/** Bytes of a part in which files are sent and stored, the last one shorter: a slow line loses one part at most. */
export const partBytes = 256 * 1024
/** Of one record. */
export const mostFiles = 200

const name = z
  .string()
  .check(z.trim(), z.minLength(1, 'The file needs a name'), z.maxLength(255, 'At most 255 characters'))

export const newAttachment = z.object({
  /** Made by the sender: a beginning that is sent again goes on with the same file. */
  id: z.uuid(),
  name,
  size: z.int().check(z.minimum(1, 'This file is empty'), z.maximum(2 ** 31 - 1)),
})
export type NewAttachment = z.infer<typeof newAttachment>

/** `version` is what the editor saw: a newer one answers 409 with it. */
export const attachmentChange = z.object({
  version: z.int().check(z.minimum(1)),
  name: z.optional(name),
  description: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(500, 'At most 500 characters')))),
  kind: z.optional(z.nullable(z.enum(documentKinds, 'Please choose a kind of document'))),
  /** The last day on which it holds. */
  expiresOn: z.optional(z.nullable(z.iso.date('A date such as 2026-11-21'))),
})
export type AttachmentChange = z.infer<typeof attachmentChange>

export const attachmentItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  kind: z.nullable(z.enum(documentKinds)),
  type: z.string(),
  size: z.int(),
  expiresOn: z.nullable(z.string()),
  version: z.int(),
  at: z.string(),
  by: z.string(),
})
export type AttachmentItem = z.infer<typeof attachmentItem>

/** Days before its end from which on a file is marked, and somebody reminded of it. */
export const endsSoonDays = 30

/** A file that has ended or ends soon. */
export const endingFile = z.object({
  name: z.string(),
  kind: z.nullable(z.enum(documentKinds)),
  expiresOn: z.string(),
  /** Days that it still holds, today not counted; below zero once it has ended. */
  daysLeft: z.int(),
})
export type EndingFile = z.infer<typeof endingFile>

export const attachmentList = z.object({
  /** The newest first. */
  items: z.array(attachmentItem),
  /** Of all of them, and how many may be, together and each. */
  bytes: z.int(),
  mostBytes: z.int(),
  eachBytes: z.int(),
})
export type AttachmentList = z.infer<typeof attachmentList>

/** Which pieces of a file are still to be sent. */
export const uploadState = z.object({ id: z.string(), partBytes: z.int(), missing: z.array(z.int()) })
export type UploadState = z.infer<typeof uploadState>

/** How far an upload is; `file` once all of it is here. */
export const partAnswer = z.object({ missing: z.int(), file: z.nullable(attachmentItem) })
export type PartAnswer = z.infer<typeof partAnswer>
