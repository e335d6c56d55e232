import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Import {
  /** As written. */
  from: string
  /** Path in this repository, undefined for a package. */
  path: string | undefined
  package: string | undefined
  isType: boolean
  names: string[]
}

export interface SourceFile {
  path: string
  top: string
  text: string
  lines: number
  isTest: boolean
}

/** A node of the syntax tree; which keys it has follows from its type. */
export interface Node {
  type: string
  [key: string]: unknown
}

export interface ParsedFile extends SourceFile {
  imports: Import[]
  comments: string[]
  program: Node
}

const generated = new Set(['node_modules', 'build', 'data', 'test-results', 'playwright-report'])

/** Every file of the repository with one of these endings, generated folders left out; paths with forward slashes from the root. */
export function filesOf(...endings: string[]): SourceFile[] {
  return walk('')
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      return {
        path,
        text,
        top: path.includes('/') ? path.slice(0, path.indexOf('/')) : '',
        lines: text.trimEnd().split('\n').length,
        isTest: /\.test\.tsx?$/.test(path) || /^(?:tests|e2e|bench)\//.test(path),
      }
    })
}

export function topFolders(): string[] {
  return readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !generated.has(entry.name))
    .map((entry) => entry.name)
}

function walk(folder: string): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.name.startsWith('.') || generated.has(path)) return []
    return entry.isDirectory() ? walk(path) : [path]
  })
}

let all: ParsedFile[] | undefined

/** All TypeScript files with their imports, `import()` and `export from` included; parsed once a test file. */
export function modules(): ParsedFile[] {
  all ??= filesOf('.ts', '.tsx').map(parse)
  return all
}

export function parse(file: SourceFile): ParsedFile {
  const parsed = parseSync(file.path, file.text)
  const { module, comments, errors } = parsed
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`)
  const imports = module.staticImports.map(({ moduleRequest, entries }) =>
    importOf(file.path, moduleRequest.value, {
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
      names: entries.filter((entry) => !entry.isType).map((entry) => entry.localName.value),
    }),
  )
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) imports.push(importOf(file.path, moduleRequest.value, { isType, names: [] }))
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const from = file.text.slice(moduleRequest.start, moduleRequest.end)
    if (/^['"]/.test(from)) imports.push(importOf(file.path, from.slice(1, -1), { isType: false, names: [] }))
  }
  return {
    ...file,
    imports,
    comments: comments.map(({ value }) => value),
    // Most rules are about imports alone, and the tree is what costs.
    get program() {
      return asNode(parsed.program)
    },
  }
}

function importOf(file: string, from: string, rest: Pick<Import, 'isType' | 'names'>): Import {
  const bare = from.replace(/\?.*$/, '')
  const path = bare.startsWith('#')
    ? bare.slice(1)
    : /^\.{1,2}\//.test(bare)
      ? normalize(join(dirname(file), bare))
      : undefined
  const name =
    path === undefined
      ? bare
          .split('/')
          .slice(0, bare.startsWith('@') ? 2 : 1)
          .join('/')
      : undefined
  return { from, path, package: name, ...rest }
}

export interface Visited {
  node: Node
  /** The node that holds it; undefined for the outermost. */
  parent: Visited | undefined
}

const walked = new WeakMap<Node, Visited[]>()

/** Every node of a syntax tree, outermost first; walked once for each tree. */
export function nodesOf(tree: Node): Visited[] {
  const known = walked.get(tree)
  if (known) return known
  const all: Visited[] = []
  const visit = (node: Node, parent: Visited | undefined) => {
    const visited = { node, parent }
    all.push(visited)
    for (const key in node) {
      const value = node[key]
      if (Array.isArray(value)) {
        for (const child of value) if (isNode(child)) visit(child, visited)
      } else if (isNode(value)) visit(value, visited)
    }
  }
  visit(tree, undefined)
  walked.set(tree, all)
  return all
}

/** The nodes that hold one, innermost first. */
export function ancestorsOf({ parent }: Visited): Node[] {
  const nodes: Node[] = []
  for (let visited = parent; visited; visited = visited.parent) nodes.push(visited.node)
  return nodes
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function asNode(value: unknown): Node {
  if (!isNode(value)) throw new Error('The parser answered no syntax tree')
  return value
}
