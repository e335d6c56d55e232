import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { api } from '#config/api.ts'

/** Fetches a challenge and works on it for some seconds, leaving the page usable. Returns base64 for the field `proof`. */
export async function solveProof(challengeUrl: string): Promise<string> {
  const challenge = await api.request<Challenge>('GET', challengeUrl)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
