import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'

const mark = 'sealed1:'
const nonceBytes = 12
const tagBytes = 16
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }

/** Derived once a process: scrypt is slow on purpose. The salt is the purpose, so that the same passphrase elsewhere gives another key. */
const derived = new Map<string, Promise<Buffer>>()

function keyOf(passphrase: string, purpose: string): Promise<Buffer> {
  const name = `${purpose}\n${passphrase}`
  const known = derived.get(name)
  if (known) return known
  const key = new Promise<Buffer>((done, failed) =>
    scrypt(passphrase, purpose, 32, cost, (error, bytes) => (error ? failed(error) : done(bytes))),
  )
  derived.set(name, key)
  return key
}

/** For what the text is kept, and the record that it belongs to: it opens nowhere else. */
export interface SealedFor {
  purpose: string
  owner: string
}

/** The text under AES-256-GCM; as it is without a passphrase. */
export async function sealText(
  passphrase: string | undefined,
  { purpose, owner }: SealedFor,
  text: string,
): Promise<string> {
  if (!passphrase) return text
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, purpose), nonce).setAAD(
    Buffer.from(owner),
  )
  const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return mark + bytes.toString('base64url')
}

/**
 * What `sealText` stored, opened by the first of the passphrases that fits; `isCurrent` when that is the first, or when there is none and the text
 * lies open. Undefined when none fits.
 */
export async function openText(
  passphrases: readonly (string | undefined)[],
  { purpose, owner }: SealedFor,
  stored: string,
): Promise<{ text: string; isCurrent: boolean } | undefined> {
  if (!stored.startsWith(mark)) return { text: stored, isCurrent: passphrases[0] === undefined }
  const bytes = Buffer.from(stored.slice(mark.length), 'base64url')
  for (const [i, passphrase] of passphrases.entries()) {
    if (!passphrase) continue
    const key = await keyOf(passphrase, purpose)
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes)).setAAD(
        Buffer.from(owner),
      )
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
      return { text: text.toString('utf8'), isCurrent: i === 0 }
    } catch {
      // Another key's.
    }
  }
  return undefined
}
