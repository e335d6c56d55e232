/** Where the list stands with this subject chosen. */
export const subjectAddress = (id: string) => (id === 'all' ? '/blog' : `/blog?category=${id}`)
