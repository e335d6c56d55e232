import { createApiClient } from '#lib/api-client.ts'
import { authTokenKey } from './constants.ts'

/** The browser's door to the API: `api.request('GET', '/api/user')`, `api.token`. */
export const api = createApiClient(authTokenKey)
