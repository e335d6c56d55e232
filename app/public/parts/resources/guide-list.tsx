import { Link } from '#ui/link.tsx'
import type { Download } from '#content/resources/downloads.ts'
import { DownloadLinks } from './download-links.tsx'

interface Props {
  guides: { to: string; title: string; text: string; downloads: Download[] }[]
}

export function GuideList({ guides }: Props) {
  return (
    <ol className="border-t border-ink">
      {guides.map(({ to, title, text, downloads }) => (
        <li key={to} className="grid gap-x-8 gap-y-3 border-b border-rule py-6 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <h3 className="text-xl">
              <Link
                to={to}
                className="touch:inline-flex touch:min-h-11 touch:items-center underline decoration-rule-strong decoration-1 underline-offset-4 hover:text-sea hover:decoration-current"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 max-w-text text-base text-slate">{text}</p>
          </div>
          <div className="lg:col-span-4">
            <DownloadLinks downloads={downloads} of={title} />
          </div>
        </li>
      ))}
    </ol>
  )
}
