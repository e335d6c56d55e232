import { isMissing } from '#features/demos/frame/read/cell.ts'
import { readNumber, type Decimal } from '#features/demos/frame/read/number.ts'
import { readDate, type Order } from '#features/demos/frame/read/date.ts'
import { hasLeadingNought } from '#features/demos/frame/read/numbering.ts'
import type { CellKind } from './profile.ts'

export interface Conversion {
  /** What is done, in words; '' when a cell is taken as it is. */
  text: string
  /** Undefined when the cell can't be read as what the target wants. */
  convert(cell: string): string | number | undefined
}

interface From {
  decimal: Decimal
  order: Order
}

/** How a cell of the source becomes one of the target, by the kind of the target's column. */
export function conversionTo(
  kind: CellKind,
  targetCells: readonly string[],
  { decimal, order }: From,
): Conversion {
  if (kind === 'number') {
    return {
      text: decimal === ',' ? 'number, decimal comma' : 'number, without thousands separators',
      convert(cell) {
        const value = readNumber(cell, decimal, '%')
        return Number.isFinite(value) ? value : undefined
      },
    }
  }
  if (kind === 'date') {
    return {
      text: order === 'mdy' ? 'month first → ISO date' : 'day first → ISO date',
      convert(cell) {
        const at = readDate(cell, order)
        return Number.isFinite(at) ? new Date(at).toISOString().slice(0, 10) : undefined
      },
    }
  }
  if (kind === 'email') return { text: 'lower case', convert: (cell) => cell.trim().toLowerCase() }
  if (kind === 'phone') return phoneConversion(targetCells)
  const filled = targetCells.filter((cell) => !isMissing(cell))
  const digits = filled[0]?.trim().length ?? 0
  if (kind === 'code' && hasLeadingNought(filled) && filled.every((cell) => cell.trim().length === digits))
    return {
      text: `${digits} digits, with noughts in front`,
      convert: (cell) => cell.trim().replace(/^\d+$/, (own) => own.padStart(digits, '0')),
    }
  if (
    kind === 'code' &&
    filled.some((cell) => /\p{L}/u.test(cell)) &&
    filled.every((cell) => cell === cell.toUpperCase())
  )
    return inGroups(filled)
  return { text: 'spaces trimmed', convert: (cell) => cell.trim().replace(/\s+/g, ' ') }
}

/** Where the target parts codes of one length at the same places, as in "V92 D1A6", others are parted there, too. */
function inGroups(targetCells: readonly string[]): Conversion {
  const layouts = new Map<number, string | undefined>()
  for (const cell of targetCells) {
    const layout = cell.trim().replace(notSpaces, '9')
    const { length } = layout.replaceAll(' ', '')
    layouts.set(length, layouts.has(length) && layouts.get(length) !== layout ? undefined : layout)
  }
  const isParted = [...layouts.values()].some((layout) => layout?.includes(' '))
  return {
    text: isParted ? 'upper case, spaced as in the target' : 'upper case',
    convert(cell) {
      const own = cell.trim().replace(/\s+/g, ' ').toUpperCase()
      const signs = [...own.replaceAll(' ', '')]
      const layout = layouts.get(signs.length)
      return layout === undefined ? own : layout.replace(notSpaces, () => signs.shift() ?? '')
    },
  }
}

const notSpaces = /[^ ]/gu

function phoneConversion(targetCells: readonly string[]): Conversion {
  const isBare = targetCells.every((cell) => isMissing(cell) || /^\+\d+$/.test(cell.trim()))
  if (!isBare) return spacedAs(targetCells)
  // Of numbers without a country's code the target's usual one is assumed.
  const codes = ['+44', '+353', '+49', '+33', '+1']
  const counts = codes.map((code) => targetCells.filter((cell) => cell.startsWith(code)).length)
  const usual = codes[counts.indexOf(Math.max(...counts))] ?? '+44'
  return {
    text: `digits only, 0 → ${usual}`,
    convert(cell) {
      const digits = abroad(dialled(cell), usual)
      return /^\+\d{7,15}$/.test(digits) ? digits : undefined
    },
  }
}

/** As it is dialled, without the nought that "+44 (0)1632" has for callers at home: "+441632…" or "01632…". */
const dialled = (cell: string) =>
  cell
    .replace(/(?<=\d\s*)\(0\)/, '')
    .replace(/[\s()/.-]/g, '')
    .replace(/^00/, '+')

/** With its country's code; in North America a number at home has ten digits and no nought. */
const abroad = (number: string, code: string) =>
  code === '+1' ? number.replace(/^1?(?=\d{10}$)/, code) : number.replace(/^0/, code)

/**
 * Writes a number with the spaces, brackets and dashes that the target uses for as many digits. Where the target's numbers have one country code
 * and no other, the code is added or left out as most of them have it.
 */
function spacedAs(targetCells: readonly string[]): Conversion {
  const filled = targetCells.filter((cell) => !isMissing(cell))
  const layouts = new Map<number, Map<string, number>>()
  for (const cell of filled) {
    // "+44 (0)1632": the nought is not dialled, and stays where it is.
    const layout = cell.trim().replace(/\(0\)/, '(o)').replace(/\d/g, '9')
    const { length } = layout.replace(/[^9]/g, '')
    const counts = layouts.get(length) ?? new Map<string, number>()
    layouts.set(length, counts.set(layout, (counts.get(layout) ?? 0) + 1))
  }
  const international = filled.filter((cell) => dialled(cell).startsWith('+'))
  const codes = new Set(international.map((cell) => /^\+\d{1,3}(?=[\s(/.-])/.exec(cell.trim())?.[0] ?? ''))
  const [code = ''] = codes.size === 1 ? codes : []
  const isInternational = code !== '' && international.length > filled.length / 2
  return {
    text: isInternational ? `0 → ${code}, spaced as in the target` : 'spaced as in the target',
    convert(cell) {
      const number = dialled(cell)
      if (!/^\+?\d+$/.test(number)) return cell.trim()
      const own = isInternational
        ? abroad(number, code)
        : code && number.startsWith(code)
          ? `${code === '+1' ? '' : '0'}${number.slice(code.length)}`
          : number
      const digits = own.replace(/\D/g, '')
      const usual = [...(layouts.get(digits.length) ?? [])]
        .filter(([layout]) => layout.startsWith('+') === own.startsWith('+'))
        .sort((a, b) => b[1] - a[1])[0]?.[0]
      if (usual === undefined) return cell.trim()
      let next = 0
      return usual.replaceAll('9', () => digits[next++] ?? '').replace('(o)', '(0)')
    },
  }
}

/** The words of a list are taken in the target's own capitals. */
export function inWordsOf(options: readonly string[], conversion: Conversion): Conversion {
  const own = new Map(options.map((option) => [option.toLowerCase(), option]))
  return {
    text: conversion.text,
    convert(cell) {
      const value = conversion.convert(cell)
      return typeof value === 'string' ? (own.get(value.toLowerCase()) ?? value) : value
    },
  }
}
