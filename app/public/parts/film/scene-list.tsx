import { ArrowLink } from '#app/public/parts/links/arrow-link.tsx'

interface Scene {
  id: string
  /** Where it begins, as a player shows it. */
  at: string
  title: string
  text: string
  page?: { path: string; label: string }
}

/** The film in words: when each scene begins, what is said in it, and the page that it shows. */
export function SceneList({ scenes }: { scenes: Scene[] }) {
  return (
    <ol>
      {scenes.map(({ id, at, title, text, page }) => (
        <li
          key={id}
          id={id}
          className="grid gap-x-8 gap-y-2 border-t border-rule-strong py-5 md:grid-cols-12"
        >
          <h3 className="text-xl md:col-span-4">
            <span className="mr-3 font-mono text-sm font-normal text-slate">{at}</span>
            {title}
          </h3>
          <p className="max-w-text md:col-span-5">{text}</p>
          {page && (
            <p className="md:col-span-3 md:-mt-2">
              <ArrowLink to={page.path}>{page.label}</ArrowLink>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
