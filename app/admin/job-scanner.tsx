import { ScannerScreen } from '#features/job-scanner/scanner-screen.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('Job scanner')

export default function JobScanner() {
  return <ScannerScreen />
}
