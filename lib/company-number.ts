/** Where a company is entered in a register, as its letters and website have to say. */
export const registers = ['England and Wales', 'Scotland', 'Northern Ireland', 'Ireland'] as const
export type Register = (typeof registers)[number]

/** What the numbers of each look like, without spaces and in capitals: those of companies, partnerships, societies and branches. */
const shapes: Record<Register, { shape: RegExp; words: string }> = {
  'England and Wales': {
    shape: /^(?:\d{8}|(?:CE|FC|GE|IP|LP|OC|OE|RC|RS|SE)\d{6})$/,
    words: 'eight digits (older ones begin with 0), or two letters and six digits, such as OC301234',
  },
  Scotland: {
    shape: /^(?:SC|SF|SG|SL|SO|SP|SR|CS)\d{6}$/,
    words: 'SC and six digits, or SO or SL for partnerships',
  },
  'Northern Ireland': {
    shape: /^(?:(?:NI|NC|NL|NF|NP|NV)\d{6}|R0\d{6})$/,
    words: 'NI and six digits, or R0, NC or NL for older companies and partnerships',
  },
  Ireland: { shape: /^\d{4,7}$/, words: 'four to seven digits' },
}

/** Without spaces, in capitals. */
export const plainNumber = (typed: string) => typed.replace(/[\s.-]+/g, '').toUpperCase()

/** What is wrong with a company number, in words; undefined for one that fits. There is no check digit in any of these registers. */
export function companyNumberFault(register: Register, number: string): string | undefined {
  const { shape, words } = shapes[register]
  return shape.test(number) ? undefined : `A number of ${register} has ${words}`
}
