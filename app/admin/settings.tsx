import { SettingsScreen } from '#features/settings/settings-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Settings')

export default function Settings() {
  return <SettingsScreen />
}
