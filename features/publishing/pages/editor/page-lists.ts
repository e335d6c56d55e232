import { isSeq, type YAMLSeq } from 'yaml'
import { withFront, type FieldPath } from './page-fields.ts'

/** The text with one more entry in a list, at a place or at its end; a list that isn't written yet begins with it. */
export const withEntry = (text: string, path: FieldPath, entry: unknown, at?: number): string =>
  withFront(text, (document) => {
    const list = document.getIn(path)
    if (list === undefined) document.setIn(path, document.createNode([entry]))
    else if (!isSeq(list)) return false
    else {
      if (list.items.length === 0) list.flow = typeof entry !== 'object'
      const node = document.createNode(likeLast(list, entry))
      const last = list.items.at(-1)
      if (isSeq(node) && isSeq(last)) node.flow = last.flow
      list.items.splice(at ?? list.items.length, 0, node)
    }
    return true
  })

/** A row of a table begins as wide as the one above it. */
function likeLast({ items }: YAMLSeq, entry: unknown): unknown {
  const last = items.at(-1)
  const isEmptyRow = Array.isArray(entry) && entry.length === 0
  return isEmptyRow && isSeq(last) ? last.items.map(() => '') : entry
}

/** What a list holds at a place; undefined when there is nothing. */
export function entryAt(text: string, path: FieldPath, at: number): unknown {
  let entry: unknown
  withFront(text, (document) => {
    entry = document.getIn([...path, at])
    return false
  })
  return isNode(entry) ? entry.toJSON() : entry
}

const isNode = (value: unknown): value is { toJSON: () => unknown } =>
  typeof value === 'object' && value !== null && 'toJSON' in value

/** The text without an entry of a list. */
export const withoutEntry = (text: string, path: FieldPath, at: number): string =>
  withFront(text, (document) => document.deleteIn([...path, at]))

/** The text with an entry of a list at the place of another; as it is when there is no such place. */
export const withEntryMoved = (text: string, path: FieldPath, from: number, to: number): string =>
  withFront(text, (document) => {
    const list = document.getIn(path)
    if (!isSeq(list) || to < 0 || to >= list.items.length) return false
    list.items.splice(to, 0, ...list.items.splice(from, 1))
    return true
  })
