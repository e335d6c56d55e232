import { z } from 'zod'
import { choiceWords } from '#content/choice-words.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { getPageEntry } from './page-kinds.server.ts'
import type { PageChoices, PageParams } from './page.schema.ts'

type Shape = z.core.JSONSchema.BaseSchema

/** What staff may do with the fields of a page: values to choose among, each in words, lists that take further entries, and what may be left out. */
export function listPageChoices(ctx: Ctx, params: PageParams): PageChoices {
  mustHave(ctx, 'content.read')
  const { name, kind } = getPageEntry(params)
  const found: PageChoices = { items: [], lists: [], optional: [] }
  const schema = kind.schema(name)
  if (schema) {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    collect(shapeOf(shape, name), [], found)
  }
  return found
}

/** Of a folder whose files differ: the one that names this file. */
function shapeOf(shape: Shape, name: string): Shape {
  const among = shape.oneOf ?? shape.anyOf
  return among?.map(asShape).find((one) => asShape(one.properties?.['id']).const === name) ?? shape
}

function collect(shape: Shape, path: string[], found: PageChoices): void {
  const variants = (shape.oneOf ?? shape.anyOf)?.map(asShape)
  if (variants) {
    for (const one of variants) collect(one, path, found)
    return
  }
  const values = valuesOf(shape)
  const options = values && choiceWords(values)
  if (options) found.items.push({ path, options })
  for (const [field, inner] of Object.entries(shape.properties ?? {})) {
    const own = asShape(inner)
    const at = [...path, field]
    const mayBeLeftOut = shape.required?.includes(field) !== true
    if (mayBeLeftOut && (own.type === 'string' || own.type === 'array')) found.optional.push(at)
    collect(own, at, found)
  }
  const items = itemsOf(shape)
  if (!items) return
  found.lists.push({ path, entry: emptyOf(items) })
  collect(items, [...path, '*'], found)
}

/** An entry with what it must have, nothing of it said yet. */
function emptyOf(shape: Shape): z.core.util.JSONType {
  const variant = (shape.oneOf ?? shape.anyOf)?.[0]
  if (variant) return emptyOf(asShape(variant))
  if (shape.type === 'number' || shape.type === 'integer') return 0
  if (shape.type === 'boolean') return false
  if (shape.type === 'array') return []
  if (shape.type !== 'object') return ''
  const required = Object.entries(shape.properties ?? {}).filter(([field]) => shape.required?.includes(field))
  return Object.fromEntries(required.map(([field, inner]) => [field, emptyOf(asShape(inner))]))
}

const itemsOf = ({ items }: Shape) => (items && !Array.isArray(items) ? asShape(items) : undefined)

const valuesOf = ({ enum: values, const: only }: Shape) => {
  const all = values ?? (only === undefined ? undefined : [only])
  return all?.filter((value) => typeof value === 'string')
}

const asShape = (shape: boolean | Shape | undefined): Shape => (typeof shape === 'object' ? shape : {})
