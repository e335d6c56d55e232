import { Validator, type Schema } from '@cfworker/json-schema'
import { isMissing } from '#features/demos/frame/read/cell.ts'
import { readNumber, type Decimal } from '#features/demos/frame/read/number.ts'
import { countShapes, shapeOf, type CellKind } from './profile.ts'

/** What one column of the target demands, as a JSON Schema and in words. */
export interface Rule {
  schema: Schema
  isRequired: boolean
  text: string
  /** The words of a list, where nothing else is allowed. */
  options?: readonly string[]
}

const mostOptions = 12

/** A schema for each column, drawn from what the target holds: what is never empty is required, what repeats is a list of values. */
export function ruleOf(cells: readonly string[], kind: CellKind, decimal: Decimal): Rule {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => !isMissing(cell))
  const isRequired = filled.length > 0 && filled.length === cells.length
  const { text, ...rule } = schemaOf(filled, kind, decimal)
  return { ...rule, isRequired, text: isRequired ? `${text}, required` : text }
}

function schemaOf(filled: string[], kind: CellKind, decimal: Decimal): Omit<Rule, 'isRequired'> {
  if (kind === 'number') {
    const values = filled
      .map((cell) => readNumber(cell, decimal, '%'))
      .filter((value) => Number.isFinite(value))
    const type = values.every((value) => Number.isInteger(value)) ? 'integer' : 'number'
    const isPositive = values.every((value) => value >= 0)
    const text = type === 'integer' ? 'a whole number' : 'a number'
    return isPositive
      ? { schema: { type, minimum: 0 }, text: `${text} of 0 or more` }
      : { schema: { type }, text }
  }
  if (kind === 'date') return { schema: { type: 'string', format: 'date' }, text: 'a date' }
  if (kind === 'email') return { schema: { type: 'string', format: 'email' }, text: 'an e-mail address' }
  const options = [...new Set(filled)].sort()
  if (options.length <= mostOptions && filled.length >= options.length * 5)
    return { schema: { type: 'string', enum: options }, text: `one of ${options.join(', ')}`, options }
  // How a telephone number is spaced tells nothing of it, unless the target keeps all of them as bare digits.
  if (kind === 'phone' && filled.some((cell) => /[\s()/.-]/.test(cell)))
    return { schema: { type: 'string', pattern: phone }, text: 'a telephone number' }
  const shapes = countShapes(filled)
  const usual = [...shapes].sort((a, b) => b[1] - a[1]).slice(0, 3)
  const covered = usual.reduce((sum, [, count]) => sum + count, 0)
  if ((kind === 'code' || kind === 'phone') && covered >= filled.length * 0.99) {
    const pattern = `^(?:${usual.map(([shape]) => patternOf(shape)).join('|')})$`
    return {
      schema: { type: 'string', pattern },
      text: `written like ${usual.map(([shape]) => filled.find((cell) => shapeOf(cell) === shape)).join(' or ')}`,
    }
  }
  return { schema: { type: 'string', minLength: 1 }, text: 'text' }
}

/** Six digits and more, with an extension or without. */
const phone = String.raw`^\+?(?:[\s()/.\-]*\d){6,16}\s*(?:(?:x|ext\.?|extn\.?)\s*\d{1,6})?$`

const patternOf = (shape: string) =>
  [...shape]
    .map((sign) =>
      sign === '9'
        ? '\\d+'
        : sign === 'A'
          ? '\\p{Lu}+'
          : sign === 'a'
            ? '\\p{Ll}+'
            : sign.replace(/[$()*+./?[\\\]^{|}]/, '\\$&'),
    )
    .join('')

/** One schema for a record of the target. */
export function contractOf(
  names: readonly string[],
  rules: readonly Rule[],
  isLeftOut: (i: number) => boolean,
): Schema {
  const own = names.map((name, i) => ({ name, rule: rules[i], i })).filter(({ i }) => !isLeftOut(i))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, rule }) => [name, rule?.schema ?? true])),
    required: own.filter(({ rule }) => rule?.isRequired).map(({ name }) => name),
    additionalProperties: false,
  }
}

export type MappedRecord = Record<string, string | number>

/** Checks records and says for each which columns break their rule; an empty list is a record that may pass. */
export function checkerOf(schema: Schema) {
  const validator = new Validator(schema, '2020-12', false)
  return (record: MappedRecord): string[] => {
    const { valid, errors } = validator.validate(record)
    if (valid) return []
    const broken = errors.flatMap(({ keyword, instanceLocation, error }) => {
      if (keyword === 'required') return /"(.*?)"/.exec(error)?.[1] ?? []
      const name = instanceLocation.replace(/^#\/?/, '')
      return name && keyword !== 'additionalProperties'
        ? [decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')]
        : []
    })
    return [...new Set(broken)]
  }
}
