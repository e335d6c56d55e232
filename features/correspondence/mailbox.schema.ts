import { z } from 'zod/mini'

const line = (max: number, needed: string) =>
  z.string().check(z.trim(), z.minLength(1, needed), z.maxLength(max, `At most ${max} characters`))
const folder = z
  .string()
  .check(z.trim(), z.regex(/^[^\p{Cc}*%]{1,200}$/u, 'This can’t be the name of a folder'))

export const oauthInput = z.object({
  tokenUrl: z.url({ protocol: /^https$/, error: 'https:// with a host' }).check(z.maxLength(500)),
  clientId: line(500, 'Please give the client id'),
  clientSecret: z.string().check(z.maxLength(2000)),
  refreshToken: line(5000, 'Please give the refresh token'),
})

const fields = {
  name: line(100, 'Please give a name'),
  host: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[a-z0-9](?:[a-z0-9.:-]{0,250}[a-z0-9])?$/i, 'A host, as in imap.site.example'),
    ),
  port: z.int('A number').check(z.minimum(1, 'From 1'), z.maximum(65_535, 'At most 65,535')),
  isSecure: z.boolean(),
  user: line(254, 'Please give the user name'),
  folders: z
    .array(folder)
    .check(z.minLength(1, 'At least one folder'), z.maxLength(10, 'At most 10 folders')),
  isActive: z.boolean(),
  password: z.string().check(z.minLength(1, 'Please give the password'), z.maxLength(1000)),
  oauth: oauthInput,
}

/** With a password, or with what XOAUTH2 needs. */
export const newMailbox = z.object({
  ...fields,
  password: z.optional(fields.password),
  oauth: z.optional(fields.oauth),
})
export type NewMailbox = z.infer<typeof newMailbox>

export const mailboxChange = z.extend(z.partial(z.object(fields)), { version: z.int() })
export type MailboxChange = z.infer<typeof mailboxChange>

/** Its password is never told. */
export const mailboxItem = z.object({
  id: z.uuid(),
  name: z.string(),
  host: z.string(),
  port: z.int(),
  isSecure: z.boolean(),
  user: z.string(),
  signIn: z.enum(['password', 'xoauth2']),
  folders: z.array(z.string()),
  isActive: z.boolean(),
  isOfSettings: z.boolean(),
  readAt: z.nullable(z.iso.datetime()),
  problem: z.nullable(z.string()),
  version: z.int(),
})
export type MailboxItem = z.infer<typeof mailboxItem>
export const mailboxList = z.object({ items: z.array(mailboxItem), isSealed: z.boolean() })
