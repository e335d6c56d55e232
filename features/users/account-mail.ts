const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/** An instant as the mails of the staff write it. */
export const day = (iso: string): string => `${format.format(new Date(iso))} London time`
