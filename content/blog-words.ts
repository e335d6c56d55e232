export const blogWords = {
  title: 'Working notes',
  intro:
    'Methods, arithmetic and rules from AI work in plants, shops, depots and wards. Each article has figures you can check and says when not to bother.',
  categories: 'Subjects',
  lead: 'Newest',
  feeds: { title: 'New articles by feed', rss: 'RSS', json: 'JSON Feed' },
  empty: {
    title: 'No article on this yet',
    text: 'Ask us: good questions become articles.',
    clear: 'All articles',
  },
}

export const postWords = {
  contents: 'In this article',
  updated: 'updated',
  minutes: 'min read',
  leadsTo: { title: 'Where this is used', solutions: 'Solutions', useCases: 'Use cases', roles: 'Roles' },
  related: { title: 'Read next', all: 'All articles' },
  previous: 'Earlier',
  next: 'Later',
  action: {
    title: 'Have a case like this?',
    text: 'Tell us the machine, the figure that worries you and what you have tried. An engineer reads it and replies with a first calculation, or with the reason not to start.',
    action: 'Describe your case',
  },
}
