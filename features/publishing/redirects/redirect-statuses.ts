/** What staff read for each status of a redirect. */
export const redirectStatusNames: Record<number, string> = {
  301: '301 moved for good',
  302: '302 for a time',
  308: '308 moved for good, forms too',
  410: '410 gone',
}
