const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** An ISO instant in the reader's own time. */
export const instant = (iso: string) => format.format(new Date(iso))
