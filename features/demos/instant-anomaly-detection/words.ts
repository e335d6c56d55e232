export const count = (value: number) => value.toLocaleString('en-GB')
export const percent = (share: number) => (Number.isFinite(share) ? `${Math.round(share * 100)}%` : 'none')
export const readingOf = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 3 })
export const timeOf = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

/** "1 alarm", "12 alarms". */
export const many = (amount: number, one: string, more = `${one}s`) =>
  `${count(amount)} ${amount === 1 ? one : more}`
