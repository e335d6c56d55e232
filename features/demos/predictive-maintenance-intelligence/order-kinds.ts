/** What an order of maintenance says of an asset: it failed, it was renewed while still good, neither, or the row is left out. */
export const orderKinds = ['failure', 'renewal', 'work', 'out'] as const
export type OrderKind = (typeof orderKinds)[number]

export const orderKindLabels: Record<OrderKind, string> = {
  failure: 'A failure',
  renewal: 'Renewed before it failed',
  work: 'No failure (inspection, service)',
  out: 'Leave out',
}

export const isOrderKind = (text: string | undefined): text is OrderKind =>
  orderKinds.some((kind) => kind === text)

/** Short codes whose meaning is the same wherever they are used; SAP’s PM01, ZM02 and the like are each firm’s own. */
const codes: Record<string, OrderKind> = {
  cm: 'failure',
  em: 'failure',
  bm: 'failure',
  bd: 'failure',
  rm: 'failure',
  corr: 'failure',
  brk: 'failure',
  emerg: 'failure',
  m2: 'failure',
  pm: 'work',
  pdm: 'work',
  cbm: 'work',
  insp: 'work',
  cal: 'work',
  lub: 'work',
  prev: 'work',
  cp: 'work',
  m3: 'work',
}

const isFailure =
  /\b(?:corrective|breakdown|break ?down|emergency|failures?|failed|fault|malfunction|unplanned|unscheduled|reactive|storung\w*|stoerung\w*|ausfall|instandsetzung|correctif|correctiva?|correctivo|panne|averia|guasto|correttiv[oa])\b/
const isWork =
  /\b(?:preventive|preventative|planned|scheduled|inspections?|calibrations?|lubrication|service|servicing|routine|predictive|condition|project|modification|improvement|cleaning|safety|audit|wartung|inspektion|vorbeugend\w*|prufung|preventif|preventive|preventivo|preventiva|inspeccion|ispezione|entretien)\b/
const isRenewal =
  /\b(?:overhauls?|replacements?|refurbish\w*|exchange|renewal|renewed|austausch|revision|remplacement|reemplazo|sostituzione)\b/

/** What a type of order most likely means; undefined where only the visitor can say. */
export function guessOrderKind(type: string): OrderKind | undefined {
  const text = type
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const [code = ''] = text.split(' ')
  const known = Object.hasOwn(codes, code) && (text === code || !/[a-z]{3}/.test(text.slice(code.length)))
  if (known) return codes[code]
  const found = [isFailure, isWork, isRenewal].filter((pattern) => pattern.test(text))
  // "Planned replacement" and "repair after inspection" are told by neither word alone.
  if (found.length !== 1) return undefined
  if (found[0] === isFailure) return 'failure'
  return found[0] === isWork ? 'work' : undefined
}
