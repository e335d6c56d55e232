import { strFromU8, unzipSync } from 'fflate'
import { DemoError } from '#features/demos/frame/demo.ts'
import type { Row } from './cell.ts'
import { readStyles } from './number-styles.ts'
import { readSheetCells } from './sheet-cells.ts'
import { walkXml } from './walk-xml.ts'

export interface Workbook {
  /** Names of the sheets that have rows, hidden ones included, in their order. */
  sheets: string[]
  sheet: string
  rows: Row[]
}

/** Beyond it a packed file of 10 MB is no table but an attack. */
const mostUnpacked = 300_000_000

/** The rows of a sheet of an .xlsx workbook: the asked one, else the visible one with most rows. Throws `DemoError` for what is none. */
export function readWorkbook(
  bytes: Uint8Array,
  asked: string | undefined,
  progress: (done: number) => void,
): Workbook {
  const files = unpack(bytes)
  const text = (path: string) => (files[path] ? strFromU8(files[path]) : undefined)
  const book = text('xl/workbook.xml')
  if (book === undefined)
    throw new DemoError(
      'This archive holds no workbook. Save your table as CSV or .xlsx (not .xlsb or .ods) and choose that file.',
    )
  const targets = new Map<string, string>()
  walkXml(text('xl/_rels/workbook.xml.rels') ?? '', (name, attributes) => {
    if (name !== 'Relationship') return
    const { Id = '', Target = '' } = attributes
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
  })
  const sheets: { name: string; path: string; isHidden: boolean }[] = []
  let is1904 = false
  walkXml(book, (name, attributes) => {
    if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
    if (name !== 'sheet') return
    const path = targets.get(attributes['id'] ?? '') ?? ''
    const isHidden = /hidden/i.test(attributes['state'] ?? '')
    if (files[path]) sheets.push({ name: attributes['name'] ?? '', path, isHidden })
  })
  const styles = readStyles(text('xl/styles.xml') ?? '')
  const strings = readStrings(text('xl/sharedStrings.xml') ?? '')
  const read = new Map<string, Row[]>()
  const rowsOf = (path: string) => {
    const rows = read.get(path) ?? readSheetCells(text(path) ?? '', { strings, styles, is1904 })
    read.set(path, rows)
    progress(read.size / (sheets.length + 1))
    return rows
  }
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const best =
    sheets.find(({ name }) => name === asked) ??
    // The size of its XML tells the sheet with the data without reading all of them.
    visible.toSorted((a, b) => (files[b.path]?.length ?? 0) - (files[a.path]?.length ?? 0))[0]
  if (!best) throw new DemoError('This workbook has no visible sheet with cells.')
  return { sheets: sheets.map(({ name }) => name), sheet: best.name, rows: rowsOf(best.path) }
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (
          !/^xl\/(?:workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(
            name,
          )
        )
          return false
        total += originalSize
        if (total > mostUnpacked)
          throw new DemoError('This workbook is too large for this page. Save the one sheet as CSV.')
        return true
      },
    })
  } catch (error) {
    if (error instanceof DemoError) throw error
    throw new DemoError(
      'This workbook is damaged: it can’t be unpacked. Open it in a spreadsheet, save it again and choose that file.',
    )
  }
}

function readStrings(xml: string): string[] {
  const strings: string[] = []
  let [isText, isPhonetic] = [false, false]
  walkXml(
    xml,
    (name) => {
      if (name === 'si') strings.push('')
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isText = !isPhonetic
    },
    (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
    },
    (text) => {
      if (isText) strings.push((strings.pop() ?? '') + text)
    },
  )
  return strings
}
