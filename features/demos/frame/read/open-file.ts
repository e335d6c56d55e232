import { DemoError } from '#features/demos/frame/demo.ts'
import { decodeText, encodingOf, type Encoding } from './decode-text.ts'
import { fileKindOf } from './file-kind.ts'
import type { Choices } from './reading.ts'
import type { Row } from './cell.ts'
import { splitText, type Delimiter } from './split-text.ts'

/** A file as rows of cells, before anything is made of them. */
export interface OpenFile {
  rows: Row[]
  sheets?: string[]
  sheet?: string
  encoding?: Encoding
  delimiter?: Delimiter
  /** What the visitor should know of it, in sentences. */
  notes: string[]
}

export type OpenChoices = Pick<Choices, 'sheet' | 'encoding' | 'delimiter'>

const encodings = { 'utf-8': '', 'windows-1252': 'Windows-1252', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16' }
const separated = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars', ' ': 'spaces' }

/** The rows of a CSV file or of a sheet of a workbook. Throws `DemoError` with the way on for what is neither. */
export async function openFile(
  file: Blob,
  choices: OpenChoices,
  progress: (done: number) => void,
): Promise<OpenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.every((byte) => byte <= 0x20))
    throw new DemoError('There is nothing in it: no heading and no row.')
  if (fileKindOf(bytes) === 'workbook') {
    // Hardly anybody brings a workbook: its code is fetched with the first one.
    const { readWorkbook } = await import('./workbook.ts')
    const book = readWorkbook(bytes, choices.sheet, progress)
    const isNamed = !(file instanceof File) || /\.xls[xm]$/i.test(file.name)
    return {
      ...book,
      notes: [
        isNamed ? '' : 'Whatever its name says, this is an Excel workbook and is read as one.',
        book.sheets.length > 1 ? `The sheet “${book.sheet}” of ${book.sheets.length} is read.` : '',
      ].filter(Boolean),
    }
  }
  const encoding = choices.encoding ?? encodingOf(bytes)
  const text = decodeText(bytes, encoding)
  if (text.trim() === '') throw new DemoError('There is nothing in it: no heading and no row.')
  const { delimiter, rows, hasOpenQuote } = splitText(text, choices.delimiter, progress)
  return {
    rows,
    encoding,
    delimiter,
    notes: [
      delimiter === 'none' ? 'One field in each row.' : `Fields are separated by ${separated[delimiter]}.`,
      encodings[encoding] ? `The letters are read as ${encodings[encoding]}.` : '',
      hasOpenQuote
        ? 'A quotation mark is opened and never closed, so quotation marks are read as characters.'
        : '',
    ].filter(Boolean),
  }
}
