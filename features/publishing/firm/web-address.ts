import { z } from 'zod/mini'
import { line } from './plain-text.ts'

/** A page of this site, or of another one by https; empty for none. */
export const webAddress = line(500).check(
  z.refine(
    (value) => value === '' || /^\/(?!\/)\S*$/.test(value) || /^https:\/\/[^\s.]+\.\S+$/.test(value),
    'An address starts with https:// or, on this site, with /',
  ),
)
