const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "3 March 2026" of an ISO date or UTC time. By hand: the first `Intl.DateTimeFormat` of a page blocks a phone for 70 ms. */
export function dayInWords(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number)
  return `${day} ${months[Number(month) - 1]} ${year}`
}
