import { decodeHTML } from 'entities'

const blocks =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)$/
const unread = /^(?:script|style|template|noscript|iframe|object|svg|math|head|textarea|select|title)$/
/** Their content is no markup: it ends only at their own end tag. */
const raw = /^(?:script|style|textarea|title)$/

interface Tag {
  name: string
  isEnd: boolean
  attributes: string
  /** Just past the `>`. */
  end: number
}

/**
 * Plain text of HTML: blocks become lines, list items begin with a dash, scripts and all attributes are dropped, entities
 * are decoded once. One pass in linear time whatever the input, since it comes from anywhere.
 */
export function textOfHtml(html: string): string {
  const lower = html.toLowerCase()
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) break
    parts.push(inline(html.slice(at, open)))
    if (html.startsWith('<!--', open)) {
      at = past(html, '-->', open + 4)
      continue
    }
    const tag = tagAt(html, open)
    if (!tag) {
      parts.push('<')
      at = open + 1
      continue
    }
    at = tag.end
    if (!tag.isEnd && unread.test(tag.name)) at = endOfRaw(lower, tag.name, at)
    else if (tag.name === 'li') parts.push(tag.isEnd ? '' : '\n- ')
    else if (blocks.test(tag.name)) parts.push('\n')
  }
  parts.push(inline(html.slice(at)))
  return tidy(parts.join(''))
}

/** What a provider calls a description: HTML, also escaped once too often, else text with line breaks that may hold entities. */
export function plainText(text: string): string {
  if (/<[a-z!/][^<>]*>/i.test(text)) return textOfHtml(text)
  const decoded = decodeHTML(text)
  const wasEscaped =
    text.includes('&lt;') && /<(?:p|div|br|ul|ol|li|h[1-6]|span|strong|section)[\s>/]/i.test(decoded)
  return wasEscaped ? textOfHtml(decoded) : tidy(decoded)
}

/** HTML that was escaped once more for transport; what is already HTML stays as it is. */
export function unescaped(text: string): string {
  return text.includes('&lt;') && !text.includes('<') ? decodeHTML(text) : text
}

/** The content of each script element whose type is `type`. */
export function scriptsOfType(html: string, type: string): string[] {
  const lower = html.toLowerCase()
  const found: string[] = []
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    if (open === -1) return found
    if (html.startsWith('<!--', open)) {
      at = past(html, '-->', open + 4)
      continue
    }
    const tag = tagAt(html, open)
    at = tag?.end ?? open + 1
    if (!tag || tag.isEnd || !raw.test(tag.name)) continue
    const end = endOfContent(lower, tag.name, at)
    if (tag.name === 'script' && isOfType(tag.attributes, type)) found.push(html.slice(at, end))
    at = end
  }
}

function isOfType(attributes: string, type: string) {
  const value = /(?:^|[\s"'/])type\s{0,9}=\s{0,9}["']?\s{0,9}([\w./+-]{1,60})/i.exec(attributes)?.[1]
  return value?.toLowerCase() === type
}

/** The tag that begins at a `<`, quoted attributes understood; undefined when it is just a character. */
function tagAt(html: string, open: number): Tag | undefined {
  const isEnd = html[open + 1] === '/'
  let at = open + (isEnd ? 2 : 1)
  const start = at
  if (html[open + 1] === '!' || html[open + 1] === '?') {
    return { name: '', isEnd: false, attributes: '', end: past(html, '>', open + 2) }
  }
  while (at < html.length && at - start < 32 && isNamePart(html.charCodeAt(at))) at++
  const name = html.slice(start, at).toLowerCase()
  if (!/^[a-z]/.test(name)) return undefined
  const attributes = at
  let quote = ''
  for (; at < html.length; at++) {
    const char = html[at] ?? ''
    if (quote) {
      if (char === quote) quote = ''
    } else if (char === '>') {
      return { name, isEnd, attributes: html.slice(attributes, at), end: at + 1 }
    } else if ((char === '"' || char === "'") && html[at - 1]?.match(/[=\s]/)) {
      quote = char
    }
  }
  return { name, isEnd, attributes: '', end: html.length }
}

const isNamePart = (code: number) =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 45 ||
  code === 58

function past(html: string, what: string, from: number) {
  const at = html.indexOf(what, from)
  return at === -1 ? html.length : at + what.length
}

/** Where `</name` begins. */
function endOfContent(lower: string, name: string, from: number) {
  const at = lower.indexOf(`</${name}`, from)
  return at === -1 ? lower.length : at
}

function endOfRaw(lower: string, name: string, from: number) {
  const at = endOfContent(lower, name, from)
  return at === lower.length ? at : past(lower, '>', at)
}

const inline = (text: string) => decodeHTML(text).replace(/[\t\n\r\f ]+/g, ' ')

function tidy(text: string) {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\t\r\f\v ]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n-(?:\n|$)/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
