export interface Crumb {
  name: string
  url: string
}

/** Home, then an entry for each segment of the path: hyphens become spaces, each word starts with a capital. */
export function breadcrumbOf(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  const trail = segments.map((segment, i) => ({
    name: nameOf(segment),
    url: `/${segments.slice(0, i + 1).join('/')}`,
  }))
  return [{ name: 'Home', url: '/' }, ...trail]
}

function nameOf(segment: string) {
  return readable(segment)
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function readable(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
