/**
 * Which links a browser may fetch or even draw ahead while they are pointed at: those to our own pages. An address with a query may be anybody's
 * own; what isn't to be followed is a door to the staff area.
 */
const where = {
  and: [
    { href_matches: '/*' },
    // `*` alone matches an empty query too.
    { not: { href_matches: '/*\\?(.+)' } },
    { not: { href_matches: '/*.:extension' } },
    { not: { href_matches: '/api/*' } },
    { not: { selector_matches: '[rel~=nofollow], [download], [target]' } },
  ],
}

/** The prefetch helps where a browser refuses to prerender. */
export const speculationRules = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'moderate' }],
}
