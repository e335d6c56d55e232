import { Sheets } from './design/sheets.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Design')

export const links = () => [{ rel: 'stylesheet', href: '/app/admin/design/design.css' }]

/** Every part in every state. The map of screens has it while developing only. */
export default function DesignPage() {
  return <Sheets />
}
