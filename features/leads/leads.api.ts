import type { Endpoint } from '#features/context/endpoint.ts'

export const leadsApi: Endpoint[] = []
