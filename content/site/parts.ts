import { z } from 'zod'
import { someText } from '#content/some-text.ts'

export const text = someText
export const link = z.strictObject({ label: text, to: text })
export const titled = z.strictObject({ title: text, text })
export const action = z.strictObject({ title: text, text, label: text })
export const head = { title: text, intro: text }
/** As search engines and tabs of browsers name the page. */
export const page = z.strictObject({ title: text, description: text })
/** A text that something is put into, where these stand. */
export const textWith = (...places: string[]) =>
  text.refine(
    (words) => places.every((place) => words.includes(place)),
    `must hold ${places.join(' and ')}, which is replaced`,
  )
