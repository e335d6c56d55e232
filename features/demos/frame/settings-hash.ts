/** Whether the part of an address after # holds settings: ids of the page's parts, which stand there as well, have no "=". Alone here, since the page's first script asks it. */
export const hasSettings = (hash: string): boolean => hash.includes('=')
