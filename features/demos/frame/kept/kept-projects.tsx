import { KeptList } from './kept-list.tsx'
import { ProjectOpener } from './project-opener.tsx'

interface Props extends React.ComponentProps<typeof KeptList> {
  onOpenFile: (file: File) => void
}

/** What is kept on this device, and the way to what is kept in a file. */
export function KeptProjects({ onOpenFile, ...list }: Props) {
  return (
    <>
      <KeptList {...list} />
      <ProjectOpener onFile={onOpenFile} />
    </>
  )
}
