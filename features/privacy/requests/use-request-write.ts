import { useWrite } from '#ui/use-write.ts'

/** A step with a request, behind the request's own address. */
export function useRequestWrite(id: string, onDone?: (answer: unknown) => void) {
  const reread = ['/api/privacy-requests']
  return { ...useWrite<unknown>({ reread, onDone }), url: `/api/privacy-requests/${id}` }
}
