import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, URL-safe. */
export const newKey = () => randomBytes(32).toString('base64url')
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex')
