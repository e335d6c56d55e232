/** Words for those who listen to a page. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  children: React.ReactNode
  as?: 'span' | 'h1' | 'h2' | 'p'
}) {
  return <Tag className="sr-only">{children}</Tag>
}
