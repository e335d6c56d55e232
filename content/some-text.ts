import { z } from 'zod'

/** A text that says something: an entry that staff added and left empty is no entry yet. */
export const someText = z.string().min(1, 'is empty')
