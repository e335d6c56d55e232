import { textOf } from './cell.ts'
import type { Column, Decided } from './decide-format.ts'
import { fiscalYearOf, partOfFiscalYear } from './fiscal.ts'
import type { Format } from './reading.ts'
import { yearlessOf } from './yearless.ts'

const monthNames =
  'January February March April May June July August September October November December'.split(' ')
/** Months in which years begin that are named by their start: in Japan, India, Australia and the offices of the United States. */
const startNamed = [4, 7, 10]
const offeredYears = 6

/** Of financial years and of weeks or months without a year: what a name doesn't say, when the year begins or which it is, is asked. */
export function decidePeriods({ heading, cells, family }: Column): Decided {
  const texts = cells.map(textOf).filter((text) => text !== '')
  const [example = ''] = texts
  if (family === 'year')
    return {
      format: 'year',
      unit: '',
      note: `${heading}: “${example}” is shown as ${fiscalYearOf(example)}, the year in which it ends.`,
    }
  const isThirteen = (text: string) => {
    const found = partOfFiscalYear(text) ?? yearlessOf(text)
    return found?.number === 13 && found.kind !== 'weeks'
  }
  if (texts.some(isThirteen))
    return {
      format: 'text',
      unit: '',
      note: `${heading} has thirteen periods a year, which are no months. Give a column with a day of each period, such as its last.`,
    }
  return family === 'fiscal' ? askStart(heading, example) : askYear(heading, example)
}

function askStart(heading: string, example: string): Decided {
  const { year = 0, named = '' } = partOfFiscalYear(example) ?? {}
  const isSplit = /\d[/–-]\d/.test(named)
  const begins = (format: Format, month: number, of: number) => ({
    format,
    label: `${monthNames[month - 1]} ${of}`,
  })
  const options = [
    ...range(2, 12).map((month) => begins(`fiscal ${month}`, month, year - 1)),
    ...(isSplit ? [] : [begins('fiscal 1', 1, year)]),
    ...(isSplit ? [] : startNamed.map((month) => begins(`fiscal ${month} first`, month, year))),
  ]
  return {
    format: 'fiscal 1',
    unit: '',
    question: {
      heading,
      text: `${heading}: when does the financial year begin to which “${example}” belongs?`,
      options,
    },
  }
}

function askYear(heading: string, example: string): Decided {
  const kind = yearlessOf(example)?.kind ?? 'months'
  const now = new Date().getUTCFullYear()
  return {
    format: `${kind} ${now}`,
    unit: '',
    question: {
      heading,
      text: `${heading}: no year is given. In which year does the first, “${example}”, lie?`,
      options: range(0, offeredYears - 1).map((ago) => ({
        format: `${kind} ${now - ago}` as const,
        label: String(now - ago),
      })),
    },
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
