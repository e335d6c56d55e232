const months = 24

/** The end of the time for which a person's data is kept: 24 months after the last activity. */
export function retainUntil(lastActivity: Date): Date {
  const end = new Date(lastActivity)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}
