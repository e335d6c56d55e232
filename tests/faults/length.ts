/** `npm run test:faults` runs the long form; with all other tests the short one runs. */
export const isLong = process.env['FAULTS'] === 'long'

/** How often, how long or how many: the first in the short form, the second in the long one. */
export const either = <T>(short: T, long: T): T => (isLong ? long : short)
