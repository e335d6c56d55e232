import { z } from 'zod/mini'

const line = (max: number, needed: string) =>
  z.string().check(z.trim(), z.minLength(1, needed), z.maxLength(max, `At most ${max} characters`))

export const templateFieldsInput = z.object({
  name: line(100, 'Please give a name'),
  subject: z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters')),
  text: line(20_000, 'Please enter some text'),
})
export type TemplateInput = z.infer<typeof templateFieldsInput>

export const templateChange = z.extend(templateFieldsInput, { version: z.int() })
export type TemplateChange = z.infer<typeof templateChange>

export const templateItem = z.extend(templateFieldsInput, { id: z.uuid(), version: z.int() })
export type TemplateItem = z.infer<typeof templateItem>
export const templateList = z.object({ items: z.array(templateItem) })
