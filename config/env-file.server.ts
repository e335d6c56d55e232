import { parseEnv } from 'node:util'

/**
 * The settings of a file as systemd's EnvironmentFile= and compose read it. Throws for a value that they would read differently:
 * one with a # and no quotes around it.
 */
export function parseEnvFile(text: string): Record<string, string> {
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value.includes('#') && !/^(['"]).*\1\s*$/.test(value))
      throw new Error(`${name} holds a #: put its value in quotes, so that everything reads it alike`)
  }
  const found = Object.entries(parseEnv(text))
  return Object.fromEntries(found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
