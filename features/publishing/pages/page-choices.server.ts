import { z } from 'zod'
import { choiceWords } from '#content/choice-words.ts'
import { collections } from '#content/collection.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { getPageEntry } from './page-kinds.server.ts'
import type { PageChoice, PageParams } from './page.schema.ts'

type Shape = z.core.JSONSchema.BaseSchema

/** The fields of a page that take one of some values, each with these in words. */
export function listPageChoices(ctx: Ctx, params: PageParams): { items: PageChoice[] } {
  mustHave(ctx, 'content.read')
  const { name, kind } = getPageEntry(params)
  const schema = collections.get(kind.folder)?.schema
  if (!schema) return { items: [] }
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { items: choicesIn(shapeOf(shape, name), []) }
}

/** Of a folder whose files differ: the one that names this file. */
function shapeOf(shape: Shape, name: string): Shape {
  const among = shape.oneOf ?? shape.anyOf
  return among?.map(asShape).find((one) => asShape(one.properties?.['id']).const === name) ?? shape
}

function choicesIn(shape: Shape, path: string[]): PageChoice[] {
  const variants = (shape.oneOf ?? shape.anyOf)?.map(asShape)
  if (variants) return variants.flatMap((one) => choicesIn(one, path))
  const values = valuesOf(shape)
  const options = values && choiceWords(values)
  if (options) return [{ path, options }]
  const fields = Object.entries(shape.properties ?? {}).flatMap(([field, inner]) =>
    choicesIn(asShape(inner), [...path, field]),
  )
  const items =
    shape.items && !Array.isArray(shape.items) ? choicesIn(asShape(shape.items), [...path, '*']) : []
  return [...fields, ...items]
}

const valuesOf = ({ enum: values, const: only }: Shape) => {
  const all = values ?? (only === undefined ? undefined : [only])
  return all?.filter((value) => typeof value === 'string')
}

const asShape = (shape: boolean | Shape | undefined): Shape => (typeof shape === 'object' ? shape : {})
