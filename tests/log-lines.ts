import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const logLine = z.looseObject({ level: z.string(), time: z.iso.datetime(), msg: z.string() })

/** The lines of a site's log that are not one JSON object with level, time and message. A last line without its end, of a site that was killed, is none. */
export function unreadableLines(output: string): string[] {
  return output
    .split('\n')
    .slice(0, -1)
    .filter((line) => !isLogLine(line))
}

function isLogLine(line: string): boolean {
  try {
    return logLine.safeParse(JSON.parse(line)).success
  } catch {
    return false
  }
}

/** Set by `npm test`, which reads every log once more when all tests have run. */
const folder = process.env['SITE_LOGS']

/** Keeps a piece of a site's output for that. */
export function keepOutput(name: string, piece: string): void {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${name}.log`), piece)
}
