export const newsletterPaths = {
  form: '/newsletter',
  thanks: '/newsletter/thanks',
  confirm: '/newsletter/confirm',
  preferences: '/newsletter/preferences',
} as const
