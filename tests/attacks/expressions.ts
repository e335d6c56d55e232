import { randomUUID } from 'node:crypto'
import { modules, nodesOf, isNode } from '#tests/source-tree.ts'

export interface Expression {
  path: string
  source: string
  flags: string
}

/** Scripts that people run over our own files: nothing that a stranger sends reaches them. */
const ownFiles =
  /^(?:assets|bench|bundle|content|e2e|setup|tests)\/|^[^/]+\.ts$|\.test\.tsx?$|\/golden\/|^db\/embedded/

const isOurs = (path: string) => !ownFiles.test(path)

/** Every regular expression that stands as a literal in a module of the running site. */
export function literals(): Expression[] {
  return modules()
    .filter(({ path }) => isOurs(path))
    .flatMap(({ path, program }) =>
      [...nodesOf(program)].flatMap(({ node }) => {
        const { regex } = node as { regex?: { pattern: string; flags: string } }
        return node.type === 'Literal' && regex ? [{ path, source: regex.pattern, flags: regex.flags }] : []
      }),
    )
}

/** Where modules of the running site put expressions together by `RegExp(…)`, with how many each holds. */
export function composing(): Map<string, number> {
  const found = new Map<string, number>()
  for (const { path, program } of modules().filter(({ path }) => isOurs(path))) {
    for (const { node } of nodesOf(program)) {
      const { callee } = node
      const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
      if (isCall && isNode(callee) && callee['name'] === 'RegExp') found.set(path, (found.get(path) ?? 0) + 1)
    }
  }
  return found
}

/** What these modules put together while they load. */
export async function composed(paths: string[]): Promise<Expression[]> {
  const found: Expression[] = []
  for (const path of paths) {
    // A copy of its own: others, or this at a first try, may have loaded the module before.
    const { href } = new URL(`../../${path}?composed=${randomUUID()}`, import.meta.url)
    const load = () => import(/* @vite-ignore */ href)
    found.push(...(await composedDuring(path, load)))
  }
  return found
}

/** What a module puts together while `work` calls it. */
export async function composedDuring(path: string, work: () => unknown): Promise<Expression[]> {
  const found: Expression[] = []
  const real = globalThis.RegExp
  globalThis.RegExp = new Proxy(real, {
    construct(target, given, asked) {
      const made: RegExp = Reflect.construct(target, given, asked)
      found.push({ path, source: made.source, flags: made.flags })
      return made
    },
  })
  try {
    await work()
  } finally {
    globalThis.RegExp = real
  }
  return found
}
