export const contactSuccess = 'Thanks for your message! We will get back to you soon.'

export const messageHint = 'Share details about your project or challenges'
