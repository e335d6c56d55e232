import { createHash } from 'node:crypto'

/** The first four bytes of the SHA-256 of a password as it is judged: composed, in lower case. */
export const passwordDigest = (password: string) =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().readUInt32BE()

/**
 * Those of ten million leaked passwords that were used most and are long enough for this site (decision 007). Kept as digests: many
 * are obscene. One good password in a million is refused with them.
 */
export async function loadCommonPasswords(): Promise<{ size: number; has(password: string): boolean }> {
  const { digestsInBase64 } = await import('./common-password-digests.server.ts')
  const bytes = Buffer.from(digestsInBase64, 'base64')
  const digests = new Set(Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32BE(i * 4)))
  return { size: digests.size, has: (password) => digests.has(passwordDigest(password)) }
}
