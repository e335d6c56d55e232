import type { Setting } from '#features/demos/frame/demo.ts'
import { demoLimits } from '#features/demos/frame/limits.ts'
import { readSettingValues } from '#features/demos/frame/setting-values.ts'
import { ProjectError } from './project-error.ts'
import { filesOf, saidOf, sourceOf, type FileEntry, type OwnSource, type Project } from './project.ts'
import { formatOf, projectFormat, projectSchema, type ProjectRecord } from './project.schema.ts'

/** A project as plain data; JSON has no NaN, a figure that isn't filled in is null. */
export function recordOf(project: Project): ProjectRecord {
  const { source, settings, ...rest } = project
  return {
    format: projectFormat,
    ...rest,
    settings: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [name, Number.isNaN(value) ? null : value]),
    ),
    said: saidOf(source),
    files: filesOf(source).map(({ entry }) => entry),
  }
}

/** Data from outside as a record. Throws `ProjectError` with what is wrong with it. */
export function readRecord(value: unknown): ProjectRecord {
  const format = formatOf(value)
  if (format !== undefined && format > projectFormat)
    throw new ProjectError(
      'This project was saved by a newer version of this page. Reload the page and open it again.',
    )
  const read = projectSchema.safeParse(value)
  if (!read.success)
    throw new ProjectError('This is no project of these demos, or it is damaged. Nothing was changed.')
  return read.data
}

/** What a project brings to the bench of its demo. Settings that the demo no longer has, or no longer takes, are told in `notes`. */
export interface OpenedProject {
  project: Project
  notes: string[]
}

/** What has to be known of a demo to open its projects. */
export interface DemoOfProject {
  slug: string
  kind: OwnSource['kind']
  settings: Record<string, Setting>
}

/**
 * A record with the contents of its files. `id` is another one for each project that is opened. Throws `ProjectError` where they don't belong together, or
 * where it is another demo's.
 */
export function openRecord(
  record: ProjectRecord,
  contents: readonly Blob[],
  demo: DemoOfProject,
  id: number,
): OpenedProject {
  const { format: _format, files: entries, said, settings, ...rest } = record
  if (record.slug !== demo.slug)
    throw new ProjectError(`This is a project of the demo “${record.title}”. Open it there.`)
  if (said.kind !== demo.kind || entries.length !== contents.length) throw new ProjectError(damaged)
  const files = entries.map((entry, i) => ({ entry, file: fileOf(entry, contents[i], record.savedAt) }))
  const source = sourceOf(said, files, id)
  if (!source) throw new ProjectError(damaged)
  const { values, notes } = readSettingValues(demo.settings, Object.entries(settings), {
    from: 'project',
    mayBeEmpty: true,
  })
  return { project: { ...rest, settings: values, source }, notes }
}

const damaged = 'The project is damaged: its files are missing. Nothing was changed.'

function fileOf({ name, type }: FileEntry, content: Blob | undefined, lastModified: number): File {
  if (!content) throw new ProjectError(damaged)
  if (content.size > demoLimits.pictureBytes)
    throw new ProjectError(`“${name}” in the project is larger than ${demoLimits.pictureBytes / 1e6} MB.`)
  return new File([content], name, { type, lastModified })
}
