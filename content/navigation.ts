import { solutions } from './solutions/index.ts'
import { liveList } from '#lib/editions.ts'

export interface NavLink {
  label: string
  to: string
  /** One line that says what is behind it, for menus with room. */
  note?: string
  items?: NavLink[]
  /** Ways to choose among the items, beside them. */
  tools?: NavLink[]
}

export const headerLinks: NavLink[] = liveList(() => [
  { label: 'Home', to: '/' },
  {
    label: 'Solutions',
    to: '/solutions',
    items: solutions.map(({ slug, title, menuLine }) => ({
      label: title,
      to: `/solutions/${slug}`,
      note: menuLine,
    })),
    tools: [
      { label: 'All solutions', to: '/solutions', note: 'Compared: inputs, weeks, price, limits' },
      { label: 'Demos', to: '/demo', note: 'In your browser, with your own file' },
      {
        label: 'AI Solution Matcher',
        to: '/solutions/ai-solution-recommender',
        note: 'Eight questions, three suggestions',
      },
      {
        label: 'AI Readiness Assessment',
        to: '/solutions/ai-readiness-assessment',
        note: 'A score that you can check',
      },
    ],
  },
  { label: 'Use cases', to: '/usecases' },
  { label: 'Team augmentation', to: '/team-augmentation' },
  { label: 'Blog', to: '/blog' },
  { label: 'Q&A', to: '/qa' },
  { label: 'About us', to: '/about-us' },
  { label: 'Contact', to: '/contact' },
])

/** By what they are about. Only the footer's own late part imports them. */
export const footerLinks: { heading: string; links: NavLink[] }[] = [
  {
    heading: 'What we do',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Solutions', to: '/solutions' },
      { label: 'Use cases', to: '/usecases' },
      { label: 'Team augmentation', to: '/team-augmentation' },
      { label: 'Calculators and guides', to: '/resources' },
    ],
  },
  {
    heading: 'The firm',
    links: [
      { label: 'Blog', to: '/blog' },
      { label: 'About us', to: '/about-us' },
      { label: 'Sources and estimates', to: '/sources' },
      { label: 'How we contract', to: '/how-we-contract' },
      { label: 'Security and trust', to: '/security' },
      { label: 'Working in Ireland', to: '/locations/ireland' },
      { label: 'Contact', to: '/contact' },
    ],
  },
  {
    heading: 'Policies',
    links: [
      { label: 'Privacy policy', to: '/privacy-policy' },
      { label: 'Your data', to: '/privacy-request' },
      { label: 'Terms of service', to: '/terms-of-service' },
      { label: 'Cookie policy', to: '/cookie-policy' },
    ],
  },
]

/** Fetched ahead once a page has come to rest, as far as they exist. */
export const prefetchedPaths = ['/solutions', '/contact', '/team-augmentation', '/usecases']
