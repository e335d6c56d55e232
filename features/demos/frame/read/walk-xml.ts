import { SaxesParser } from 'saxes'
import { DemoError } from '#features/demos/frame/demo.ts'

type Attributes = Record<string, string | undefined>

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** Calls for each element and text of XML, names without their prefix. Throws `DemoError` when it isn't well formed. */
export function walkXml(
  xml: string,
  open: (name: string, attributes: Attributes) => void,
  close?: (name: string) => void,
  text?: (text: string) => void,
): void {
  if (xml === '') return
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new DemoError(
      'This workbook is damaged: its cells can’t be read. Save it again in a spreadsheet, or as CSV.',
    )
  })
  parser.on('opentag', ({ name, attributes }) => {
    const plain: Attributes = {}
    for (const key in attributes) plain[bare(key)] = attributes[key]
    open(bare(name), plain)
  })
  if (close) parser.on('closetag', ({ name }) => close(bare(name)))
  if (text) parser.on('text', text)
  // In pieces, so that no copy of the whole is made at each buffer.
  for (let at = 0; at < xml.length; at += 65_536) parser.write(xml.slice(at, at + 65_536))
  parser.close()
}
