import { vitalsGrade } from '#features/analytics/analytics.server/read-vitals.ts'
import { backupSummary } from '#features/backup/backup-summary.server.ts'
import type { Readings } from '#features/dashboard/running.server.ts'
import { countDemoLeads } from '#features/demo-data/demo-data.server.ts'
import { scannerSummary } from '#features/job-scanner/scanner-summary.server.ts'
import { untrustedProxy } from './health/untrusted-proxy.ts'

/** Where the dashboard reads how the site runs. */
export const dashboardReadings: Readings = {
  vitals: vitalsGrade,
  backup: backupSummary,
  scanner: scannerSummary,
  demoLeads: countDemoLeads,
  proxy: untrustedProxy,
}
