import { ImportsScreen } from '#features/lead-import/imports-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Import people')

export default function PeopleImports() {
  return <ImportsScreen kind="person" />
}
