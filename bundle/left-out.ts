import { parseAst, type ESTree, type Plugin } from 'vite'

/** What a library has and this site doesn't use, taken out of one of its files before it is bundled. Each entry must find its place, or the build stops. */
export interface LeftOut {
  /** End of the file's path. */
  file: string
  /** Name of a function to its new body, `throws` when it is never called. */
  functions?: Record<string, string>
  /** First words of statements at the file's top level that are dropped. */
  statements?: string[]
  /** Cases of each `switch (….tag)` that are dropped. */
  tags?: number[]
  /** Text to what stands in its place, everywhere. */
  texts?: Record<string, string>
}

export const throws = "throw Error('Left out of this build, see bundle/README.md')"

/** Browsers get these libraries without those parts; the server's copies are untouched. */
export function leaveOut(list: LeftOut[]): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const found = list.find(({ file }) => id.split('?')[0]?.endsWith(file))
      return found && { code: without(code, found), map: null }
    },
  }
}

/** Throws when something named isn't there. */
export function without(
  code: string,
  { file, functions = {}, statements = [], tags = [], texts = {} }: LeftOut,
): string {
  const missing = new Set([
    ...Object.keys(functions),
    ...statements,
    ...tags.map(String),
    ...Object.keys(texts),
  ])
  const edits: Edit[] = []
  const edit = (what: string, start: number, end: number, text: string) => {
    missing.delete(what)
    edits.push({ start, end, text })
  }
  const program = parseAst(code)
  for (const statement of program.body) {
    const first = statements.find((words) => code.startsWith(words, statement.start))
    if (first) edit(first, statement.start, statement.end, ';')
  }
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id && node.body) {
      const body = functions[node.id.name]
      if (body !== undefined) edit(node.id.name, node.body.start, node.body.end, `{ ${body} }`)
    }
    if (node.type === 'SwitchStatement' && code.slice(0, node.discriminant.end).endsWith('.tag')) {
      for (const [i, one] of node.cases.entries()) {
        const tag = Number(one.test && code.slice(one.test.start, one.test.end))
        const before = node.cases[i - 1]
        if (!tags.includes(tag) || one.consequent.length === 0 || (before && !endsHere(before))) continue
        // Other cases may use its variables.
        const names = one.consequent.flatMap(variablesIn)
        edit(
          String(tag),
          one.start,
          one.end,
          names.length > 0 ? `case ${tag}: var ${names.join(', ')}; break;` : '',
        )
      }
    }
  })
  let left = applied(code, edits)
  for (const [text, other] of Object.entries(texts)) {
    if (!left.includes(text)) continue
    missing.delete(text)
    left = left.replaceAll(text, other)
  }
  if (missing.size > 0) throw new Error(`${file} no longer has: ${[...missing].join(', ')}`)
  return left
}

interface Edit {
  start: number
  end: number
  text: string
}

/** An edit inside another one is dropped. */
function applied(code: string, edits: Edit[]): string {
  let done = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    done += code.slice(at, start) + text
    at = end
  }
  return done + code.slice(at)
}

type Node = ESTree.Node

function endsHere({ consequent }: ESTree.SwitchCase): boolean {
  const last = consequent.at(-1)
  return last !== undefined && /^(Break|Return|Throw|Continue)Statement$/.test(last.type)
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

/** Names that `var` declares in it, those of inner functions apart. */
function variablesIn(node: Node): string[] {
  if (/Function/.test(node.type)) return []
  const own =
    node.type === 'VariableDeclaration' && node.kind === 'var'
      ? node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : []
  return [...own, ...childrenOf(node).flatMap(variablesIn)]
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
