/** What is needed of the build's routes. */
export type Routes = Record<string, { id: string; parentId?: string; path?: string } | undefined>

/** Whether a screen is under the private area's layout. */
export function isStaffRoute(routes: Routes, id: string | undefined): boolean {
  return id === 'admin/layout' || (id !== undefined && isStaffRoute(routes, routes[id]?.parentId))
}
