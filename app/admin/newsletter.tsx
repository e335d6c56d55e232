import { useMe } from '#features/context/use-me.ts'
import { NewsletterScreen } from '#features/newsletter/newsletter-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Newsletter')

export default function Newsletter() {
  const { may } = useMe()
  return <NewsletterScreen mayWrite={may('newsletter.write')} />
}
