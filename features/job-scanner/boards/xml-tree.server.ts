import { SaxesParser } from 'saxes'
import { inShortSteps } from '#lib/short-steps.ts'

export interface XmlElement {
  /** Without its prefix. */
  name: string
  /** The namespace it is in; empty for none. */
  space: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** XML that is not well-formed, has a document type, or is nested beyond sense. */
export class BadXml extends Error {}

const deepest = 50
const chunkLength = 65_536
const mostElements = 500_000

/**
 * The root element. Strict: what is cut off or not well-formed throws `BadXml`, and so does any DOCTYPE, so that no
 * entity but the five of XML itself is ever known, none is fetched and none can grow.
 */
export async function readXml(text: string): Promise<XmlElement> {
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = []
  const roots: XmlElement[] = []
  let count = 0
  parser.on('error', (error) => {
    throw new BadXml(
      `the XML is not well-formed (${error.message.replace(/(unclosed tag|unbound namespace prefix).*/s, '$1').slice(0, 120)})`,
    )
  })
  parser.on('doctype', () => {
    throw new BadXml('the XML has a document type, which is not read')
  })
  parser.on('opentag', (tag) => {
    count++
    if (open.length >= deepest || count > mostElements)
      throw new BadXml('the XML is nested too deep or has too many elements')
    const attributes: Record<string, string> = {}
    for (const { local, value } of Object.values(tag.attributes)) attributes[local] = value
    const element: XmlElement = { name: tag.local, space: tag.uri, attributes, children: [], text: '' }
    const parent = open.at(-1)
    ;(parent?.children ?? roots).push(element)
    open.push(element)
  })
  const addText = (part: string) => {
    const element = open.at(-1)
    if (element) element.text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void open.pop())
  try {
    const pause = inShortSteps()
    const start = /^\uFEFF?\s*/.exec(text)?.[0].length ?? 0
    for (let at = start; at < text.length; at += chunkLength) {
      parser.write(text.slice(at, at + chunkLength))
      await pause()
    }
    parser.close()
  } catch (error) {
    // The parser throws of itself where a namespace prefix is unknown.
    throw error instanceof BadXml ? error : new BadXml('the XML is not well-formed', { cause: error })
  }
  const [root] = roots
  if (!root) throw new BadXml('the XML has no root element')
  return root
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** Trimmed text of the first child of that name; null when it is not there or empty. */
export function childText(element: XmlElement, name: string): string | null {
  return childrenOf(element, name)[0]?.text.trim() || null
}
