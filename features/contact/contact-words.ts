export const contactSuccess = 'Thanks for your message! We will get back to you soon.'
