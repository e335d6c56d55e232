import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { brand } from '#config/brand.ts'
import { hashToken } from '#features/users/sign-in/tokens.server.ts'

const periodS = 30
const sixDigits = /^\d{6}$/
const codeCount = 10
const codeCharacters = 28

/** 160 random bits in base32, as authenticator apps take them. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

export function totpUri(secret: string, email: string): string {
  return new TOTP({ issuer: brand.name, label: email, secret, period: periodS }).toString()
}

/**
 * The time step that `code` is right for (RFC 6238, one step of 30 s either way), or undefined when it is wrong or its step is not
 * after `lastStep`, so that no code is taken twice.
 */
export function totpStep(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  const digits = code.replace(/\s/g, '')
  if (!sixDigits.test(digits)) return undefined
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    token: digits,
    secret: Secret.fromBase32(secret),
    period: periodS,
    timestamp,
    window: 1,
  })
  if (delta === null) return undefined
  const step = TOTP.counter({ period: periodS, timestamp }) + delta
  return step > (lastStep ?? 0) ? step : undefined
}

/** Ten codes of 140 random bits each, as seven groups of four. Those made before had six, and are taken as well. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer })
    const characters = base32.toLowerCase().slice(0, codeCharacters)
    return characters.match(/.{4}/g)?.join('-') ?? characters
  })
}

/** However it was typed: spaces, hyphens and capitals don't count. */
export const hashRecoveryCode = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
