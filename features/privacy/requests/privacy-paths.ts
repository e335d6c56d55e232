export const privacyPaths = {
  form: '/privacy-request',
  thanks: '/privacy-request/thanks',
  confirm: '/privacy-request/confirm',
} as const
