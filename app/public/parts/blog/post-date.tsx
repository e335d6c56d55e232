import { dayInWords } from '#lib/day-in-words.ts'

/** An ISO date in words. */
export function PostDate({ date }: { date: string }) {
  return <time dateTime={date}>{dayInWords(date)}</time>
}
