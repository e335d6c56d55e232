import type { PageChoices } from '#features/publishing/pages/page.schema.ts'
import { isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml'

export type FieldPath = (string | number)[]

/** One value of a page's front matter. */
export interface PageField {
  kind: 'text' | 'number' | 'yes or no'
  path: FieldPath
  /** "Page title", "Step 2, text". */
  label: string
  value: string
}

/** Entries that may become more or fewer, and change places. */
export interface PageFieldList {
  kind: 'list'
  path: FieldPath
  label: string
  entries: { label: string; nodes: PageNode[] }[]
}

export type PageNode = PageField | PageFieldList

/** What is read under one of the outermost names. */
export interface FieldGroup {
  name: string
  nodes: PageNode[]
  /** All of them, those in lists too. */
  fields: PageField[]
}

/** Of a page whose files nothing more is known of: its fields are those that it has. */
export const noChoices: PageChoices = { items: [], lists: [], optional: [] }

const isAt = (pattern: readonly string[], path: FieldPath) =>
  pattern.length === path.length &&
  path.every((step, at) => (typeof step === 'number' ? pattern[at] === '*' : pattern[at] === step))

/** The values that a field may take; undefined when it is free. */
export const optionsOf = ({ items }: PageChoices, path: FieldPath) =>
  items.find((choice) => isAt(choice.path, path))?.options

/** A further entry of a list as it begins; undefined for a list that takes none. */
export const emptyEntryOf = ({ lists }: PageChoices, path: FieldPath) =>
  lists.find((list) => isAt(list.path, path))?.entry

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

/** The front matter of a page by its outermost names, with what may be written and isn't; undefined while it can't be read. */
export function outlineOf(text: string, choices = noChoices): FieldGroup[] | undefined {
  const document = readFront(text)
  if (!document || !isMap(document.contents)) return undefined
  const byName = Map.groupBy(nodesOf(document.contents, [], choices), ({ path }) => String(path[0]))
  return [...byName].map(([name, nodes]) => ({ name, nodes, fields: nodes.flatMap(fieldsIn) }))
}

const fieldsIn = (node: PageNode): PageField[] =>
  node.kind === 'list' ? node.entries.flatMap(({ nodes }) => nodes.flatMap(fieldsIn)) : [node]

function nodesOf(node: unknown, path: FieldPath, choices: PageChoices): PageNode[] {
  const label = path.length > 0 ? labelOf(path) : ''
  if (isMap(node)) {
    const written = node.items.flatMap(({ key, value }) =>
      nodesOf(value, [...path, isScalar(key) ? String(key.value) : ''], choices),
    )
    const left = choices.optional.filter((one) => isAt(one.slice(0, -1), path) && !node.has(one.at(-1)))
    return [...written, ...left.map((one) => nothingAt([...path, one.at(-1) ?? ''], choices))]
  }
  if (isSeq(node)) {
    const entries = node.items.map((value, at) => ({
      label: labelOf([...path, at]),
      nodes: nodesOf(value, [...path, at], choices),
    }))
    return [{ kind: 'list', path, label, entries }]
  }
  if (!isScalar(node) || path.includes('photo')) return []
  const { value } = node
  const kind = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'yes or no' : 'text'
  // The end of a range is called `to` as well as where a link leads.
  const named = kind === 'number' ? label.replace(/, address$/, ', to') : label
  return [{ path, label: named, kind, value: String(value ?? '') }]
}

const nothingAt = (path: FieldPath, choices: PageChoices): PageNode =>
  emptyEntryOf(choices, path) === undefined
    ? { kind: 'text', path, label: labelOf(path), value: '' }
    : { kind: 'list', path, label: labelOf(path), entries: [] }

/** The text with another value in one field; as it is when there is no such field and none may be written. What may be left out goes with its last letter. Other lines keep their form. */
export function withField(text: string, path: FieldPath, value: string, choices = noChoices): string {
  const isOptional = choices.optional.some((one) => isAt(one, path))
  return withFront(text, (document) => {
    const node: unknown = document.getIn(path, true)
    if (isOptional && value === '') document.deleteIn(path)
    else if (isOptional && node === undefined) document.setIn(path, value)
    else if (!isScalar(node)) return false
    else if (typeof node.value === 'number') {
      const number = Number(value)
      if (value.trim() === '' || Number.isNaN(number)) return false
      node.value = number
      delete node.source
    } else {
      // The quotes of a text that was empty aren’t those of the new one.
      if (node.value === '') delete node.type
      node.value = typeof node.value === 'boolean' ? value === 'true' : value
    }
    return true
  })
}

/** The text with its front matter changed; as it is where `change` returns false. Other lines keep their form. */
export function withFront(text: string, change: (document: Document) => boolean): string {
  const document = readFront(text)
  const split = splitPage(text)
  if (!document || !split || !change(document)) return text
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${split.prose}`
}

/** The text with a picture at a path of its front matter, or without one. */
export const withPicture = (text: string, path: FieldPath, picture: object | undefined): string =>
  withFront(text, (document) => {
    if (picture) document.setIn(path, document.createNode(picture))
    else document.deleteIn(path)
    return true
  })

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
  const words = path.map((step, at) => {
    if (typeof step === 'number') return String(step + 1)
    return at === 0 && step === 'page' ? 'search results' : spaced(step)
  })
  const joined = words.reduce((all, word) => (/^\d+$/.test(word) ? `${all} ${word}` : `${all}, ${word}`))
  return joined.charAt(0).toUpperCase() + joined.slice(1)
}

/** What staff read where the name in the file doesn’t say it. */
const inWords: Record<string, string> = {
  alt: 'what the picture shows',
  cta: 'label of the button',
  afterCount: 'description, after the number of answers',
  keysOff: 'to turn keys off',
  keysOn: 'to turn keys on',
  kicker: 'line above the title',
  pictureAlt: 'what the drawing shows',
  to: 'address',
  turn: 'place in the order',
  visitorWords: 'words of visitors, for the search alone',
}

/** A number such as "S1", by which a question is known, stays. */
const spaced = (name: string) =>
  inWords[name] ??
  (/^[A-Z]\d+$/.test(name) ? name : name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase())
