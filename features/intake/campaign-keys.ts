/** The marks of a campaign: all that is ever sent of an address's query. */
export const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
  'source',
] as const
