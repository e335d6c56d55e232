/** An instant as the browser's own field for a day and a time takes it, on this device's clock. */
export function localTime(iso: string): string {
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
