/** Feeds are files: a plain link, so that no navigation of the site tries to render them. */
export function FeedLinks({ title, rss, json }: { title: string; rss: string; json: string }) {
  const look =
    'inline-flex min-h-11 min-w-11 items-center font-semibold text-sea underline underline-offset-4 hover:text-sea-strong'
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-6 text-base">
      <span className="text-slate">{title}</span>
      <a href="/blog/feed.xml" type="application/rss+xml" className={look}>
        {rss}
      </a>
      <a href="/blog/feed.json" type="application/feed+json" className={look}>
        {json}
      </a>
    </p>
  )
}
