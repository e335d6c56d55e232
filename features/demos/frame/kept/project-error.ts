/** Why a project can't be kept or opened, in words for the visitor. */
export class ProjectError extends Error {
  override name = 'ProjectError'
}
