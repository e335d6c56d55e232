/** What a subscriber can choose; none chosen stands for all of them. */
export const topics = ['results', 'tools', 'rules', 'hiring'] as const
export type Topic = (typeof topics)[number]

export const topicNames: Record<Topic, string> = {
  results: 'What was measured and built',
  tools: 'New calculators, demos and guides',
  rules: 'Rules that change: AI Act, UK GDPR, IR35',
  hiring: 'Hiring AI engineers by the day',
}

/** The countries that the sign-up asks for by name. */
export const countries = ['GB', 'IE'] as const

/** `pending` has yet to press the button in the mail; the last two are written to no more. */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const
