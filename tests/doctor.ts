import { expect } from 'vitest'
import { z } from 'zod'
import { run } from './commands.ts'
import { serve } from './loopback-server.ts'

const report = z.object({
  wrong: z.number(),
  warnings: z.number(),
  findings: z.array(
    z.object({ about: z.string(), state: z.string(), text: z.string(), remedy: z.string().optional() }),
  ),
})

/** The exit code, and the lines about each thing: state and text. */
export async function examine(env: Record<string, string>, ...args: string[]) {
  const { code, output } = await run(['doctor', '--json', ...args], { env })
  const { findings } = report.parse(JSON.parse(output))
  for (const { state, remedy } of findings) expect(Boolean(remedy)).toBe(state !== 'ok')
  return {
    code,
    output,
    about: (about: string) =>
      findings.filter((one) => one.about === about).map(({ state, text }) => `${state}: ${text}`),
  }
}

/** Where a server says this at /version. */
export async function siteThatSays(answer: object | string, headers: Record<string, string> = {}) {
  const { base } = await serve((_request, response) => {
    response.writeHead(200, headers)
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  return base
}
