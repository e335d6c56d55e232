import { strFromU8, strToU8, unzipSync, Zip, ZipPassThrough, type UnzipFileInfo } from 'fflate'
import { demoLimits } from '#features/demos/frame/limits.ts'
import { ProjectError } from './project-error.ts'
import { readRecord, recordOf } from './project-record.ts'
import { filesOf, type FileEntry, type Project } from './project.ts'
import type { ProjectRecord } from './project.schema.ts'

/** What is said of a project, in its file; beside it stand the visitor's own files, so that a person without this page gets at them too. */
const recordPath = 'project.json'
const recordBytes = 5_000_000

/** The end of the name of a project's file. */
export const projectSuffix = '.project.zip'

/** A project as one file: a ZIP archive. */
export async function writeProjectFile(project: Project): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part.slice())
  })
  // Not packed: CSV of 10 MB would block the page for half a second, photos don't get smaller.
  const add = (path: string, bytes: Uint8Array) => {
    const entry = new ZipPassThrough(path)
    zip.add(entry)
    entry.push(bytes, true)
  }
  const record = recordOf(project)
  add(recordPath, strToU8(JSON.stringify(record, null, 2)))
  for (const [i, { entry, file }] of filesOf(project.source).entries())
    add(pathOf(entry, i), new Uint8Array(await file.arrayBuffer()))
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}

/** What a project file holds, nothing of it trusted. Throws `ProjectError` with what is wrong. */
export async function readProjectFile(file: Blob): Promise<{ record: ProjectRecord; contents: Blob[] }> {
  if (file.size > demoLimits.projectBytes + recordBytes) throw new ProjectError(tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = unpack(bytes, ({ name, originalSize }) => name === recordPath && originalSize <= recordBytes)[
    recordPath
  ]
  if (!text) throw new ProjectError(noProject)
  const record = readRecord(parse(strFromU8(text)))
  const paths = record.files.map(pathOf)
  let total = 0
  const files = unpack(bytes, ({ name, originalSize }) => {
    if (!paths.includes(name)) return false
    total += originalSize
    if (originalSize > demoLimits.pictureBytes || total > demoLimits.projectBytes)
      throw new ProjectError(tooLarge)
    return true
  })
  const contents = paths.flatMap((path) => (files[path] ? [new Blob([files[path]])] : []))
  return { record, contents }
}

const tooLarge = `The project is larger than this page takes: ${demoLimits.pictureBytes / 1e6} MB a file, ${demoLimits.projectBytes / 1e6} MB in all. Nothing was changed.`
const noProject = `This is no project of these demos: it has no ${recordPath}. Nothing was changed.`
const damaged = 'This project is damaged and can’t be unpacked. Nothing was changed.'

/** Numbered, since two slots may hold files of one name. */
const pathOf = ({ name }: FileEntry, at: number) =>
  `files/${String(at + 1).padStart(2, '0')} ${safeFileName(name)}`

/** A name that any system takes for a file. */
export const safeFileName = (name: string) =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, ' ')
    .trim()
    .slice(0, 80) || 'file'

function unpack(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean) {
  try {
    // What an entry says to hold is also the most that is written for it.
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof ProjectError ? error : new ProjectError(bytes[0] === 0x50 ? damaged : noProject)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProjectError(damaged)
  }
}
