import { useParams } from 'react-router'
import { useMe } from '#features/context/use-me.ts'
import { IssueScreen } from '#features/newsletter/issues/issue-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Newsletter')

export default function NewsletterIssue() {
  const { id = '' } = useParams()
  const { may } = useMe()
  return <IssueScreen key={id} id={id} mayWrite={may('newsletter.write')} />
}
