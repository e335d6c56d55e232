import type { PageChoice } from '#features/publishing/pages/page.schema.ts'
import { isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml'

export type FieldPath = (string | number)[]

/** One value of a page's front matter. */
export interface PageField {
  path: FieldPath
  /** "Page title", "Step 2, text". */
  label: string
  kind: 'text' | 'number' | 'yes or no'
  value: string
}

/** The values that a field may take; undefined when it is free. */
export const optionsOf = (choices: readonly PageChoice[], path: FieldPath) =>
  choices.find(
    (choice) =>
      choice.path.length === path.length &&
      choice.path.every((step, at) => (typeof path[at] === 'number' ? step === '*' : step === path[at])),
  )?.options

export interface FieldGroup {
  name: string
  fields: PageField[]
}

interface Split {
  front: string
  prose: string
}

/** The front matter without its two lines of hyphens, and what follows; undefined when there is none. */
export function splitPage(text: string): Split | undefined {
  const [fenced = '', front = ''] = /^---\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(text) ?? []
  if (fenced === '' || !text.startsWith(fenced)) return undefined
  return { front, prose: text.slice(fenced.length) }
}

export const withProse = (text: string, prose: string): string => {
  const split = splitPage(text)
  return split ? text.slice(0, text.length - split.prose.length) + prose : text
}

/** The values of a page's front matter by their outermost names; undefined while it can't be read. */
export function fieldsOf(text: string): FieldGroup[] | undefined {
  const document = readFront(text)
  if (!document || !isMap(document.contents)) return undefined
  return document.contents.items.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : ''
    const fields = leavesOf(value, [name])
    return fields.length > 0 ? [{ name, fields }] : []
  })
}

function leavesOf(node: unknown, path: FieldPath): PageField[] {
  if (isMap(node))
    return node.items.flatMap(({ key, value }) =>
      leavesOf(value, [...path, isScalar(key) ? String(key.value) : '']),
    )
  if (isSeq(node)) return node.items.flatMap((value, at) => leavesOf(value, [...path, at]))
  if (!isScalar(node) || path.includes('photo')) return []
  const { value } = node
  const kind = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'yes or no' : 'text'
  return [{ path, label: labelOf(path), kind, value: String(value ?? '') }]
}

/** The text with another value in one field; as it is when there is no such field. Other lines keep their form. */
export function withField(text: string, path: FieldPath, value: string): string {
  const document = readFront(text)
  const split = splitPage(text)
  const node: unknown = document?.getIn(path, true)
  if (!document || !split || !isScalar(node)) return text
  if (typeof node.value === 'number') {
    const number = Number(value)
    if (value.trim() === '' || Number.isNaN(number)) return text
    node.value = number
    delete node.source
  } else if (typeof node.value === 'boolean') node.value = value === 'true'
  else node.value = value
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${split.prose}`
}

/** The text with a picture at a path of its front matter, or without one. */
export function withPicture(text: string, path: FieldPath, picture: object | undefined): string {
  const document = readFront(text)
  const split = splitPage(text)
  if (!document || !split) return text
  if (picture) document.setIn(path, document.createNode(picture))
  else document.deleteIn(path)
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${split.prose}`
}

/** The picture at a path of the front matter, as it is written there. */
export function pictureAt(text: string, path: FieldPath): unknown {
  const node: unknown = readFront(text)?.getIn(path)
  return isMap(node) ? node.toJSON() : undefined
}

function readFront(text: string): Document | undefined {
  const split = splitPage(text)
  const document = split && parseDocument(split.front)
  return document && document.errors.length === 0 ? document : undefined
}

/** "whyPoints", 1, "text" as "Why points 2, text". */
export function labelOf(path: FieldPath): string {
  const words = path.map((step) => (typeof step === 'number' ? String(step + 1) : spaced(step)))
  const joined = words.reduce((all, word) => (/^\d+$/.test(word) ? `${all} ${word}` : `${all}, ${word}`))
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

/** What staff read where the name in the file doesn’t say it. */
const inWords: Record<string, string> = {
  alt: 'what the picture shows',
  cta: 'label of the button',
  kicker: 'line above the title',
  pictureAlt: 'what the drawing shows',
  turn: 'place in the order',
  visitorWords: 'words of visitors, for the search alone',
}

const spaced = (name: string) => inWords[name] ?? name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
