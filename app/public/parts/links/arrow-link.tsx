import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/icon.tsx'

/** A link that stands alone, with what a listener should hear in addition. */
export function ArrowLink({ to, children, aside }: { to: string; children: string; aside?: string }) {
  return (
    <Link
      to={to}
      className="group/arrow inline-block py-2.5 leading-6 font-semibold text-sea underline-offset-4 hover:text-sea-strong hover:underline"
    >
      {children}
      {aside && <span className="sr-only">{aside}</span>}
      {'\u00a0'}
      <Icon name="arrow-right" size={18} className="ml-1 inline align-[-0.2em]" />
    </Link>
  )
}
