/** The words of /newsletter and of the pages that its mails lead to. */
export const newsletterPage = {
  title: 'News, when there is some',
  intro:
    'A mail when we have measured or built something, put a new tool online, or a rule changes that you have to follow. No fixed day: when there is nothing to say, nothing comes.',
  form: { title: 'Get it by mail', submit: 'Send me the link' },
  steps: {
    title: 'What happens then',
    items: [
      {
        title: 'A mail with a link',
        text: 'Open it within 7 days and press the button. Until then nothing is sent; without it your address is deleted.',
      },
      {
        title: 'News of your choice',
        text: 'Only about the subjects you ticked, or all of them when you ticked none.',
      },
      {
        title: 'One click ends it',
        text: 'Every mail has a link at its end, and most mail programs show a button. No sign-in, no question.',
      },
    ],
  },
  counting: {
    title: 'What we don’t count',
    text: 'Our mails hold no tracking pixel and no marked links. We know that a mail was sent and whether it came back, not whether you read it.',
  },
} as const

export const newsletterThanks = {
  title: 'Open our mail',
  text: 'A mail with a link is on its way to the address you gave. Open the link and press the button: the newsletter comes only then.',
  late: 'No mail after ten minutes? Look among the spam, and check the address.',
  again: 'Give the address again',
} as const
