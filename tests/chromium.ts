import { existsSync, readFileSync } from 'node:fs'

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that set-up found, or undefined for the one of Playwright's own download. */
export function chromiumPath(): string | undefined {
  const note = new URL('../.cache/chromium-path', import.meta.url)
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
  return noted === '' || noted === 'playwright' ? undefined : noted
}

/**
 * The browser with all its parts, which stands beside the one without those for windows. Only it keeps pages for the Back button, and
 * Lighthouse waits for ever for the other.
 */
export function wholeChromiumPath(): string | undefined {
  const path = chromiumPath()?.replace('chromium-headless-shell', 'chromium')
  return path && existsSync(path) ? path : undefined
}

/** Quiet on a closed network; root needs the sandbox off. */
export function chromiumFlags(): string[] {
  return process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags
}
