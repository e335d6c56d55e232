const kilobyte = 1024

/** "640 KB", "2.4 MB". */
export function sizeInWords(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`
  return `${(bytes / kilobyte / kilobyte).toFixed(1).replace(/\.0$/, '')} MB`
}
