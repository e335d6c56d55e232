import { readdir } from 'node:fs/promises'
import { addressKey } from '#lib/plain-path.ts'
import { isStaffRoute, type Routes } from './staff-routes.ts'

interface Parts {
  /** The screens, as the build knows them. */
  routes: Routes
  /** The patterns of what is answered before screens: the API, health, the service worker. */
  mounted: string[]
  /** Addresses that lead on by themselves. */
  moved: string[]
  /** The files that are served as they are, by their paths. */
  files: string[]
}

/**
 * Folders of which everything is the site's whatever is in them: files of a build, which change their names, and what machines ask for
 * everywhere (RFC 8615).
 */
const wholeFolders = ['assets', '.well-known']

/** Tells by its key whether an address belongs to the site itself. Pages of a collection aren't among them: which there are changes. */
export function ownAddresses({ routes, mounted, moved, files }: Parts): (key: string) => boolean {
  const folders = new Set(wholeFolders)
  const patterns: string[] = []
  for (const route of Object.values(routes)) {
    if (!route?.path || route.path === '*') continue
    const isOfCollection = /^[^:]+\/:\w+$/.test(route.path)
    if (isStaffRoute(routes, route.id)) folders.add(firstOf(`/${route.path}`))
    else if (!isOfCollection) patterns.push(`/${route.path}`)
  }
  for (const path of mounted) {
    if (!/^\/[\w.-]/.test(path)) continue
    if (path.includes('/', 1)) folders.add(firstOf(path))
    else patterns.push(path)
  }
  const paths = new Set(
    [...patterns.filter((path) => !path.includes(':')), ...moved, ...files].map(addressKey),
  )
  const expressions = patterns
    .filter((path) => path.includes(':'))
    .map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`))
  return (key) =>
    folders.has(firstOf(key)) || paths.has(key) || expressions.some((expression) => expression.test(key))
}

const firstOf = (path: string) => path.split('/')[1] ?? ''

/** The files of a folder as paths of the site. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length).replaceAll('\\', '/')}/${name}`)
}
