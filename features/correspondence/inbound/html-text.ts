import { decodeHTML } from 'entities'

const silent = ['script', 'style', 'head', 'title', 'template']
const breaking = /^\/?(?:p|div|br|tr|li|h[1-6]|blockquote|table|ul|ol|hr|pre)$/

/** The words of HTML, a line for each block. Reads each sign once, however the tags are nested or broken. */
export function textOfHtml(html: string): string {
  const lower = html.toLowerCase()
  const pieces: string[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) {
      pieces.push(decodeHTML(html.slice(at)))
      break
    }
    pieces.push(decodeHTML(html.slice(at, open)))
    const isComment = lower.startsWith('<!--', open)
    const close = html.indexOf(isComment ? '-->' : '>', open)
    if (close < 0) break
    const name = /^\/?[a-z0-9]{1,20}/.exec(lower.slice(open + 1, open + 22))?.[0] ?? ''
    at = close + (isComment ? 3 : 1)
    if (breaking.test(name)) pieces.push('\n')
    if (!silent.includes(name)) continue
    const end = lower.indexOf(`</${name}`, at)
    if (end < 0) break
    at = end
  }
  return pieces
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
