import { z } from 'zod/mini'
import { companyNumberFault, plainNumber, registers } from '#lib/company-number.ts'
import { vatNumberFault } from '#lib/vat-number.ts'
import { line, text } from './plain-text.ts'

const number = (fault: (value: string) => string | undefined) =>
  z.string().check(
    z.maxLength(40, 'This is too long'),
    z.overwrite(plainNumber),
    z.check(({ value, issues }) => {
      const message = value === '' ? undefined : fault(value)
      if (message) issues.push({ code: 'custom', message, input: value, path: [] })
    }),
  )
const yes = z.enum(['', 'yes'])

const icoShape = /^Z[A-Z\d]\d{5}[\dX]$/
const icoFault = (value: string) =>
  icoShape.test(value) ? undefined : 'A registration number of the ICO has Z and seven more, such as ZA123456'

/** Who runs the site, as the law wants it told. An empty field is shown nowhere. */
const identityFields = z.object({
  legalName: line(160),
  registeredIn: z.enum(['', ...registers]),
  companyNumber: number(() => undefined),
  registeredOffice: line(300),
  /** Where letters and visitors go, if it is another one. */
  postalAddress: line(300),
  vatNumber: number(vatNumberFault),
  noVat: yes,
  icoNumber: number(icoFault),
  otherRegulators: text(600),
  euRepresentative: text(600),
  noEuRepresentative: yes,
  insurance: text(600),
})

type Fields = z.infer<typeof identityFields>

/** What only two fields together can be wrong in; told together with what is wrong in one. */
const fitting = z.check<Fields>(
  ({ value, issues }) => {
    const { companyNumber, registeredIn, vatNumber, noVat, euRepresentative, noEuRepresentative } = value
    const told = (path: keyof Fields, message: string) =>
      issues.push({ code: 'custom', message, input: value, path: [path] })
    if (companyNumber && !registeredIn) told('registeredIn', 'Please choose the register of this number')
    const register = registers.find((one) => one === registeredIn)
    const fault = companyNumber && register ? companyNumberFault(register, companyNumber) : undefined
    if (fault) told('companyNumber', fault)
    if (vatNumber && noVat) told('vatNumber', 'Either a number, or not registered: please decide')
    if (euRepresentative && noEuRepresentative)
      told('euRepresentative', 'Either a representative, or none needed: please decide')
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
)

export const identity = identityFields.check(fitting)
export type Identity = z.infer<typeof identity>
export type IdentityField = keyof Identity
export const identityFieldNames = z.keyof(identityFields).options

export const identityChange = z
  .extend(identityFields, { version: z.int().check(z.minimum(0)) })
  .check(fitting)
export type IdentityChange = z.infer<typeof identityChange>

export const missingDisclosure = z.object({ field: z.string(), label: z.string(), law: z.string() })
export type MissingDisclosure = z.infer<typeof missingDisclosure>

export const identityAnswer = z.object({
  fields: identityFields,
  /** 0 until somebody filled it in. */
  version: z.number(),
  updatedAt: z.nullable(z.string()),
  updatedBy: z.nullable(z.string()),
  missing: z.array(missingDisclosure),
})
export type IdentityAnswer = z.infer<typeof identityAnswer>

export const noIdentity: Identity = {
  legalName: '',
  registeredIn: '',
  companyNumber: '',
  registeredOffice: '',
  postalAddress: '',
  vatNumber: '',
  noVat: '',
  icoNumber: '',
  otherRegulators: '',
  euRepresentative: '',
  noEuRepresentative: '',
  insurance: '',
}
