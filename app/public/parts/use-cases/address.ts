/** Where the list stands with this filter; what isn't asked for stays out of the address. */
export function addressOf(category: string, q: string): string {
  const search = new URLSearchParams()
  if (category !== 'all') search.set('category', category)
  if (q) search.set('q', q)
  return search.size ? `/usecases?${search}` : '/usecases'
}
