import { Link } from '#ui/link.tsx'

interface Props {
  /** What the estimates of this page are made from. */
  estimate: string
  basis: string
}

/** The line by a list of ranges: what those without a source rest on. */
export function EstimateNote({ estimate, basis }: Props) {
  return (
    <>
      Ranges without a source are our estimates, made from {estimate}:{' '}
      <Link to="/sources">how we estimate</Link>. {basis}
    </>
  )
}

/** The published figure behind a range. */
export function RangeSource({ href, label }: { href: string; label: string }) {
  return (
    <span className="mt-1 block text-sm text-slate">
      Source: <Link to={href}>{label}</Link>
    </span>
  )
}
