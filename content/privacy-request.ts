import { brand } from '#config/brand.ts'

/** The words of /privacy-request. */
export const privacyRequestPage = {
  title: 'Your data, your request',
  intro:
    'See what we hold about you, have it deleted, object to its use or complain. It costs nothing, needs no reason, and is answered within one month.',
  steps: {
    title: 'What happens then',
    items: [
      {
        title: 'At once',
        text: 'You get a reference and the date by which we must answer, on screen and by email. For a copy or a deletion, the email has a link to confirm.',
      },
      {
        title: 'You open the link',
        text: 'This shows that the address is yours. Until you do, nothing is sent or deleted, so nobody can make a request in your name.',
      },
      {
        title: 'A person deals with it',
        text: 'Within one month, counted from the day you wrote, not from your click. A complex request may take two months more; if so, we tell you why within the first.',
      },
    ],
  },
  rights: {
    title: 'Your rights in plain words',
    intro:
      'They come from the UK GDPR and the Data Protection Act 2018 in the United Kingdom, and from the EU GDPR and the Data Protection Act 2018 in Ireland. The two say much the same; where they differ, we follow the stricter one for everybody.',
    columns: ['You may', 'What that means here', 'Legal basis'],
    rows: [
      [
        'See it',
        'A copy of everything that carries your address: record, enquiries, notes of our work, chats, assessments, mails, and what was changed when',
        'Article 15',
      ],
      ['Correct it', 'Ask for a copy and say what is wrong or missing', 'Article 16'],
      [
        'Have it deleted',
        'All of that goes. What stays is the request without your name and address, and a hash that stops a restored backup from bringing you back. If there is a contract with you, we keep what the law requires',
        'Article 17',
      ],
      ['Restrict it', 'We keep it but leave it unused, for instance while a question is open', 'Article 18'],
      [
        'Take it with you',
        'The same copy as JSON, which other programs can read: say so in your request',
        'Article 20',
      ],
      [
        'Object',
        'News by email stops as soon as the form is sent, no questions asked. For other uses we weigh your reasons and tell you the outcome',
        'Article 21',
      ],
      [
        'Complain',
        'We acknowledge it within 30 days (in practice by the email sent at once), look into it and tell you the outcome',
        'Data (Use and Access) Act 2025, section 103',
      ],
    ],
  },
  regulators: {
    title: 'Going to a regulator',
    text: 'You can complain to a regulator at any time, even if you have not written to us first.',
    links: [
      { label: 'Information Commissioner’s Office (UK)', to: 'https://ico.org.uk/make-a-complaint/' },
      { label: 'Data Protection Commission (Ireland)', to: 'https://www.dataprotection.ie/' },
    ],
    other: 'You can also simply write or call; the form is just the quickest way.',
    contact: [
      { label: brand.email, to: `mailto:${brand.email}` },
      { label: brand.phone.label, to: brand.phone.href },
    ],
  },
  form: { title: 'Send a request' },
} as const
