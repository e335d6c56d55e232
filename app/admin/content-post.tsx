import { useParams } from 'react-router'
import { PostArticle } from '#app/public/parts/blog/post-article.tsx'
import { PostScreen } from '#features/publishing/posts/editor/post-screen.tsx'
import { useUser } from '#features/users/accounts/use-user.ts'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Article')

export default function ContentPost() {
  const { id = '' } = useParams()
  const { user } = useUser()
  return (
    <PostScreen
      key={id}
      id={id}
      mayWrite={user?.permissions.includes('content.write') ?? false}
      // The very part that the public page is made of.
      renderPreview={(post) => <PostArticle post={post} words={previewWords} />}
    />
  )
}

const previewWords = { contents: 'In this article', updated: 'updated', minutes: 'min read' }
