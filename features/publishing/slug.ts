/** An address made of a title: small letters without accents, figures, hyphens; at most 80 characters, whole words. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  let slug = ''
  for (const word of words ?? []) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, 80)
    if (longer.length > 80) break
    slug = longer
  }
  return slug
}
