import type { Endpoint } from '#features/context/endpoint.ts'
import { jobsApi } from './jobs.api.ts'
import { rulesApi } from './rules.api.ts'
import { signalsApi } from './signals.api.ts'
import { sourcesApi } from './sources.api.ts'

export const scannerApi: Endpoint[] = [...signalsApi, ...jobsApi, ...sourcesApi, ...rulesApi]
