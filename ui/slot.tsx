/** HTML that the server wrote inside an island. Without `html`, in the browser, React leaves it as it stands. */
export function Slot({ html = '' }: { html?: string }) {
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
