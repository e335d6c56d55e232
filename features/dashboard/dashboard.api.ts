import type { Endpoint } from '#features/context/endpoint.ts'

export const dashboardApi: Endpoint[] = []
