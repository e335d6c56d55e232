import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

interface Listed {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
}

/** Gives the pattern of the screen that an address belongs to, such as `/blog/:slug`: as many as there are screens, whatever is asked for. */
export function pageRoutes(listed: Record<string, Listed> | ServerBuild['routes']) {
  const all = Object.values(listed).flatMap((route): Listed[] => (route ? [route] : []))
  const below = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => (index ? { id, path, index: true } : { id, path, children: below(id) }))
  const tree = below(undefined)
  return (url: string): string => {
    const path = url.split('?')[0] ?? '/'
    const matches = isDecodable(path) ? (matchRoutes(tree, path) ?? []) : []
    const parts = matches.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? [])
    return matches.length > 0 ? `/${parts.join('/')}` : '/*'
  }
}

/** The router complains of others on standard error. */
function isDecodable(path: string) {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
