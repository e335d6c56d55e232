import type { Endpoint } from '#features/context/endpoint.ts'
import { jobsApi } from './postings/jobs.api.ts'
import { rulesApi } from './rules/rules.api.ts'
import { signalsApi } from './signals/signals.api.ts'
import { sourcesApi } from './sources/sources.api.ts'

export const scannerApi: Endpoint[] = [...signalsApi, ...jobsApi, ...sourcesApi, ...rulesApi]
