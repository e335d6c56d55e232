/** The words of /newsletter and of the pages that its mails lead to. */
export const newsletterPage = {
  title: 'News, when there is some',
  intro:
    'An email when we have measured or built something, put a new tool online, or when a rule you have to follow changes. No fixed day: when there is nothing to say, we send nothing.',
  form: { title: 'Get it by email', submit: 'Send me the link' },
  steps: {
    title: 'What happens then',
    items: [
      {
        title: 'An email with a link',
        text: 'Open it within 7 days and press the button. Until then nothing is sent; if you don’t, your address is deleted.',
      },
      {
        title: 'News of your choice',
        text: 'Only on the subjects you ticked, or on all of them if you ticked none.',
      },
      {
        title: 'One click ends it',
        text: 'Every email ends with a link to unsubscribe, and most email programs show a button too. No sign-in, no questions.',
      },
    ],
  },
  counting: {
    title: 'What we don’t count',
    text: 'Our emails have no tracking pixel and no tracked links. We know that an email was sent and whether it bounced, not whether you read it.',
  },
} as const

export const newsletterThanks = {
  title: 'Check your inbox',
  text: 'An email with a link is on its way to the address you gave. Open the link and press the button: the newsletter starts only then.',
  late: 'No email after ten minutes? Look in your spam folder, and check the address.',
  again: 'Enter the address again',
} as const
