import { z } from 'zod'

/** What those who wrote were told in place of an acknowledgement. */
export interface Told {
  /** 429 or 503, in words and with a time to come back. */
  waits: number
  /** The connection ended without an answer. */
  silences: number
  /** Anything else: nobody should be told this. */
  wrong: string[]
  /** Of all answers, acknowledgements included. */
  longestMs: number
}

export const nothingTold = (): Told => ({ waits: 0, silences: 0, wrong: [], longestMs: 0 })

/** Nobody is kept waiting for longer, whatever is at work. */
const patienceMs = 30_000

const words = z.object({ message: z.string().min(10), code: z.string() })

export class Refused extends Error {}

/** The JSON of an acknowledgement. Throws `Refused` for every other answer, once it is noted, and the error of a connection that ended. */
export async function ask(told: Told, url: string, init: RequestInit): Promise<unknown> {
  const started = performance.now()
  const { status, retryAfter, text } = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) })
    .then(async (answer) => ({
      status: answer.status,
      retryAfter: Number(answer.headers.get('retry-after')),
      text: await answer.text(),
    }))
    .catch((error: unknown) => {
      if (error instanceof Error && error.name === 'TimeoutError')
        told.wrong.push(`nothing in ${patienceMs / 1000} s from ${url}`)
      else told.silences += 1
      throw error
    })
  told.longestMs = Math.max(told.longestMs, performance.now() - started)
  if (status === 200 || status === 201) return JSON.parse(text)
  const isClear = [429, 503].includes(status) && retryAfter > 0 && words.safeParse(asJson(text)).success
  if (isClear) told.waits += 1
  else told.wrong.push(`${status} from ${new URL(url).pathname}: ${text.slice(0, 200)}`)
  throw new Refused(`${status} from ${url}`)
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
