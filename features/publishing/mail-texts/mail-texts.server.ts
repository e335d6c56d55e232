import { brand, openingHours } from '#config/brand.ts'
import type { MailKind, MailPlaceholder, MailWords } from '#content/mail-text.ts'
import { mailTexts, type MailTextId } from '#content/mail-texts.ts'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { listParts, savePart, type StoredPart } from '#features/publishing/firm/firm-settings.server.ts'
import { isBlockValue, type MailValues } from './mail-blocks.ts'
import {
  mailTextFields,
  mailTextWords,
  placeholderFaults,
  type MailTextChange,
  type MailTextItem,
  type MailTextList,
  type MailTextWords,
} from './mail-text.schema.ts'

const prefix = 'mail-text.'
const ids = Object.keys(mailTexts) as MailTextId[]
const noWords: MailTextWords = { subject: '', heading: '', text: '' }

/** What may stand in every mail. */
export const commonValues = (): MailValues => ({
  'our name': brand.name,
  phone: { url: brand.phone.href, label: brand.phone.label },
  hours: openingHours.label,
  email: brand.email,
})

const commonLabels: Record<string, string> = {
  'our name': 'The name of the firm',
  phone: 'Our telephone number',
  hours: 'When we are reached',
  email: 'Our email address',
}

function placeholdersOf(id: MailTextId) {
  const own: Readonly<Record<string, MailPlaceholder>> = mailTexts[id].placeholders
  const common = Object.entries(commonValues()).map(([name, sample]) => ({
    name,
    label: commonLabels[name] ?? name,
    isRequired: false,
    isBlock: false,
    sample,
  }))
  return [
    ...Object.entries(own).map(([name, { label, sample, isRequired = false }]) => ({
      name,
      label,
      isRequired,
      isBlock: isBlockValue(sample),
      sample,
    })),
    ...common,
  ]
}

/** The words that staff set, by the ids of the mails: part of each edition. What a release no longer suits is left out and told. */
export async function readMailTexts(ctx: Ctx): Promise<ReadonlyMap<string, MailWords>> {
  const texts = new Map<string, MailWords>()
  for (const row of await listParts(ctx, prefix)) {
    const id = ids.find((one) => prefix + one === row.part)
    if (!id || isEmpty(row)) continue
    const words = mailTextWords.safeParse(row.fields).data
    if (words && Object.keys(placeholderFaults(words, placeholdersOf(id))).length === 0) texts.set(id, words)
    else ctx.log.warn({ mail: id }, 'the words of a mail can’t be used: those that come with the site are')
  }
  return texts
}

const isEmpty = (row: StoredPart | undefined) => !row || row.fields['text'] === ''

function itemOf(id: MailTextId, row: StoredPart | undefined): MailTextItem {
  const { label, about, subject, heading, text }: MailKind = mailTexts[id]
  const standard = { subject, heading, text }
  const words = (!isEmpty(row) && mailTextWords.safeParse(row?.fields).data) || standard
  return {
    id,
    label,
    about,
    ...words,
    standard,
    isStandard: words === standard,
    version: row?.version ?? 0,
    placeholders: placeholdersOf(id).map((one) => ({ ...one, sample: plainSample(one.sample) })),
  }
}

const plainSample = (sample: MailPlaceholder['sample']) =>
  typeof sample === 'object' && 'lines' in sample ? { lines: [...sample.lines] } : sample

export async function listMailTexts(ctx: Ctx): Promise<MailTextList> {
  mustHave(ctx, 'settings.write')
  const rows = new Map((await listParts(ctx, prefix)).map((row) => [row.part as string, row]))
  return { items: ids.map((id) => itemOf(id, rows.get(prefix + id))) }
}

/**
 * Gives a mail other words, on the version that was read, for every server; words that come with the site take those that were set away. Throws
 * `not_found`, `invalid` by field for placeholders that can't be, `conflict` with `data.current` when someone was quicker.
 */
export async function changeMailText(
  ctx: Ctx,
  { id: wanted, version, ...words }: MailTextChange & { id: string },
): Promise<MailTextItem> {
  mustHave(ctx, 'settings.write')
  const id = ids.find((one) => one === wanted)
  if (!id) throw new AppError('not_found', 'There is no such mail')
  const errors = placeholderFaults(words, placeholdersOf(id))
  const [message] = Object.values(errors)
  if (message) throw new AppError('invalid', message, { errors })
  const standard: MailWords = mailTexts[id]
  const isStandard = mailTextFields.every((field) => words[field] === standard[field].trim())
  const said = (fields: object | undefined) => {
    const { subject, heading, text }: MailWords = { ...standard, ...setIn(fields) }
    return { subject, heading, text }
  }
  return savePart(
    ctx,
    `${prefix}${id}`,
    {
      version,
      permission: 'settings.write',
      change: () => (isStandard ? noWords : words),
      entry: (before, after) => {
        const [from, to] = [said(before), said(after)]
        const changed = mailTextFields.filter((field) => from[field] !== to[field])
        const only = (all: MailWords) => Object.fromEntries(changed.map((field) => [field, all[field]]))
        return {
          action: isStandard ? 'mail-text.restored' : 'mail-text.changed',
          entity: 'mail-text',
          entityId: id,
          from: only(from),
          to: { mail: mailTexts[id].label, ...only(to) },
        }
      },
    },
    (row) => itemOf(id, row),
  )
}

const setIn = (fields: object | undefined) =>
  fields && mailTextWords.safeParse(fields).success ? fields : undefined
