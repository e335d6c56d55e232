import { z } from 'zod/mini'
import { permissions, roles } from '#features/context/permissions.ts'
import { tableNames } from '#features/context/table-names.ts'
import { densities } from '#ui/table-view.ts'

export const passwordMin = 12
export const passwordMax = 200

export const userId = z.object({ id: z.uuid() })
export const emailAddress = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('Please enter a valid email address'))
export const personName = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, 'Please enter a name of at least 2 characters'),
    z.maxLength(100, 'At most 100 characters'),
  )
export const role = z.enum(roles, 'Please choose a role')
export const newPassword = z
  .string()
  .check(
    z.minLength(passwordMin, `Use at least ${passwordMin} characters`),
    z.maxLength(passwordMax, `Use at most ${passwordMax} characters`),
  )
const givenPassword = z
  .string()
  .check(
    z.minLength(1, 'Please enter your password'),
    z.maxLength(passwordMax, `A password has at most ${passwordMax} characters`),
  )
const code = z.string().check(z.trim(), z.maxLength(20, 'A code has six digits'))
const recoveryCode = z.string().check(z.trim(), z.maxLength(60, 'A recovery code has 28 characters'))
const link = z.string().check(z.minLength(1), z.maxLength(100))

export const signInInput = z.object({
  email: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.minLength(1, 'Please enter your email address'), z.maxLength(254)),
  password: givenPassword,
  totp: z.optional(code),
  recoveryCode: z.optional(recoveryCode),
  /** 256 random bits that the browser made up and sends each time. */
  device: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  proof: z.optional(z.string().check(z.maxLength(4000))),
})
export type SignIn = z.infer<typeof signInInput>

export const confirmInput = z.object({
  password: givenPassword,
  totp: z.optional(code),
  recoveryCode: z.optional(recoveryCode),
})
export type Confirm = z.infer<typeof confirmInput>

export const codeInput = z.object({ code })
export const forgottenInput = z.object({ email: emailAddress })
export const linkInput = z.object({ token: link })
export const openLink = z.object({
  kind: z.enum(['setup', 'invitation', 'reset']),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  role: z.nullable(z.enum(roles)),
})
export type OpenLink = z.infer<typeof openLink>

/** `email` is asked for at set-up only, `name` for a new user only. */
export const acceptInput = z.object({
  token: link,
  email: z.optional(emailAddress),
  name: z.optional(personName),
  password: newPassword,
})
export type AcceptLink = z.infer<typeof acceptInput>

const tableView = z.object({
  /** Ids of columns in their order. */
  columns: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(40)),
  density: z.enum(densities),
})
/** How someone wants one of their tables; null for as it comes. */
export const tableChoice = z.object({ view: z.nullable(tableView) })
export const tableParams = z.object({ table: z.enum(tableNames) })

export const signedInUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
  /** But their own leads and those without an owner don’t exist for them. */
  seesOnlyOwnLeads: z.boolean(),
  mfa: z.object({
    isOn: z.boolean(),
    isRequired: z.boolean(),
    recoveryCodesLeft: z.number(),
  }),
  /** How they want their tables, where they chose. */
  tables: z.partialRecord(z.enum(tableNames), tableView),
})
export type SignedInUser = z.infer<typeof signedInUser>

/** The session's token from now on; the one before ends once this one was used. */
export const renewedToken = z.object({ token: z.string() })
export const signInResult = z.object({ token: z.string(), user: signedInUser })

export const state = z.enum(['active', 'disabled'])
export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  state,
  hasMfa: z.boolean(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastSignInAt: z.nullable(z.string()),
})
export type User = z.infer<typeof user>

export const userFilter = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  role: z.optional(role),
  state: z.optional(state),
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type UserFilter = z.infer<typeof userFilter>

/** `version` is the one that the editor saw: a newer one answers 409 with the present user. */
export const userChange = z.object({
  version: z.int(),
  name: z.optional(personName),
  email: z.optional(emailAddress),
  role: z.optional(role),
  state: z.optional(state),
})
export type UserChange = z.infer<typeof userChange>

export const newInvitation = z.object({ email: emailAddress, name: z.optional(personName), role })
export type NewInvitation = z.infer<typeof newInvitation>

export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.nullable(z.string()),
  role: z.enum(roles),
  createdAt: z.string(),
  createdBy: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof invitation>

/** The link itself is only ever answered here: at rest it is hashed. */
export const issuedLink = z.object({ id: z.uuid(), url: z.string(), expiresAt: z.string() })
export type IssuedLink = z.infer<typeof issuedLink>

export const session = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
  address: z.string(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof session>

export const passwordChange = z.object({ current: givenPassword, next: newPassword })
export type PasswordChange = z.infer<typeof passwordChange>
export const nameChange = z.object({ name: personName })

export const mfaStart = z.object({ secret: z.string(), uri: z.string(), qr: z.string() })
export type MfaStart = z.infer<typeof mfaStart>
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
