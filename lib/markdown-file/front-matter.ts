import { LineCounter, parseDocument } from 'yaml'
import { LineError } from './line-error.ts'

type Path = readonly PropertyKey[]

export interface FrontMatter {
  values: Record<string, unknown>
  /** The line of a value, or of the innermost value around one that is missing; undefined when not even its field is there. */
  lineOf: (path: Path) => number | undefined
  /** What follows, and the line on which it begins. */
  body: { text: string; line: number }
}

/** Reads a file that begins with YAML between two lines of three hyphens. Throws `LineError`. */
export function readFrontMatter(file: string): FrontMatter {
  const text = file.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const parts = /^---\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(text)
  if (!parts || parts.index !== 0)
    throw new LineError(1, 'it doesn’t begin with front matter between two lines of ---')
  const [whole, yaml = ''] = parts
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter })
  const [fault] = document.errors
  if (fault)
    throw new LineError((fault.linePos?.[0].line ?? 0) + 1, fault.message.split(/ at line |\n/)[0] ?? '')
  const values: unknown = document.toJS()
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new LineError(2, 'its front matter isn’t a list of fields')
  const lineOf = (path: Path) => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true)
      if (hasRange(node)) return lineCounter.linePos(node.range[0]).line + 1
    }
    return undefined
  }
  return {
    values: { ...values },
    lineOf,
    body: { text: text.slice(whole.length), line: whole.split('\n').length },
  }
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
