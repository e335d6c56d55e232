const words = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** An ISO date in words. */
export function PostDate({ date }: { date: string }) {
  return <time dateTime={date}>{words.format(new Date(date))}</time>
}
