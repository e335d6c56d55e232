import { ImportsScreen } from '#features/lead-import/imports-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Import leads')

export default function Imports() {
  return <ImportsScreen kind="lead" />
}
