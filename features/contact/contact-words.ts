export const contactMessages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  company: 'Company name is required',
  line: 'Please remove the invisible control characters from this line',
  text: 'Please remove the invisible control characters from your message',
  success: 'Thanks for your message! We will get back to you soon.',
} as const

/** The hints under optional fields. */
export const contactHints = {
  phone: 'Optional: Include for faster response time',
  message: 'Share details about your project or challenges',
} as const

/** What stops a submission at once, told in a toast. */
export const contactToasts = {
  name: { title: 'Name Required', description: 'Please enter your full name (at least 2 characters)' },
  email: { title: 'Email Required', description: 'Please enter a valid email address' },
  company: { title: 'Company Required', description: 'Please enter your company name' },
} as const
