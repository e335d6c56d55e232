/** What is wrong in a file, and on which line, counted from 1. */
export class LineError extends Error {
  override name = 'LineError'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}
