import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits as 43 URL-safe characters. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The token that follows `token`: 256 bits, for anyone who has both. */
export const successorOf = (token: string, key: string) =>
  createHmac('sha256', key).update(token).digest('base64url')

/** SHA-256 in hex: enough at rest for what has 112 bits of its own or more. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
