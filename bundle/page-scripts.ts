import { minifySync, parseAst, type Plugin } from 'vite'

/** Functions that a module exports for pages to hold as text become that text, minified, in the server's build. `file` is the end of its path. */
export function pageScripts(file: string): Plugin {
  return {
    name: 'page-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: (code, id) => (id.endsWith(file) ? { code: asTexts(code), map: null } : undefined),
  }
}

const start = 'export default '

/** Each exported function as an exported string, the source of a function expression. Throws where there is anything else. */
export function asTexts(code: string): string {
  return parseAst(code)
    .body.map((statement) => {
      const made = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
      if (made?.type !== 'FunctionDeclaration' || !made.id)
        throw new Error(`Only exported functions: ${code.slice(statement.start, statement.end)}`)
      const source = `${start}${code.slice(made.start, made.end)}`
      const text = minifySync(`${made.id.name}.js`, source, { module: true }).code
      return `export const ${made.id.name} = ${JSON.stringify(text.slice(start.length))}\n`
    })
    .join('')
}
