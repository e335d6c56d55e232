import { Button } from '#ui/button.tsx'

/** Opens a project that was saved as a file, here or in another browser. */
export function ProjectOpener({ onFile }: { onFile: (file: File) => void }) {
  const choose = () => {
    // Made when it is asked for: the page's own field is the one for data.
    const field = document.createElement('input')
    field.type = 'file'
    field.accept = '.zip,application/zip'
    field.addEventListener('change', () => {
      const [file] = field.files ?? []
      if (file) onFile(file)
    })
    field.click()
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      icon="document"
      className="mt-3 -ml-2.5 hidden js:inline-flex"
      onClick={choose}
    >
      Open a project file
    </Button>
  )
}
