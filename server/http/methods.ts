import { AppError } from '#lib/errors.ts'

export const readOnly = 'GET, HEAD'

/** The answer to a method that an address does not take: the list of those it takes for OPTIONS, else a thrown `method_not_allowed` with it. */
export function otherMethod(method: string, allow: string): Response {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
  throw new AppError('method_not_allowed', `This address accepts ${allow}`, { allow })
}
