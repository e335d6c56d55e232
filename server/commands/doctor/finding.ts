/** What the doctor has to tell of one thing. */
export interface Finding {
  /** What was looked at. */
  about: string
  state: 'ok' | 'warning' | 'wrong'
  /** What is so. */
  text: string
  /** What to do about it. */
  remedy?: string
}

export const ok = (about: string, text: string): Finding => ({ about, state: 'ok', text })
export const warning = (about: string, text: string, remedy: string): Finding => ({
  about,
  state: 'warning',
  text,
  remedy,
})
export const wrong = (about: string, text: string, remedy: string): Finding => ({
  about,
  state: 'wrong',
  text,
  remedy,
})

const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** Bytes as people read them. */
export function inUnits(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power] ?? ''}`
}

export const reasonOf = (error: unknown) =>
  error instanceof Error
    ? [error.message, error.cause instanceof Error ? error.cause.message : ''].filter(Boolean).join(': ')
    : String(error)
