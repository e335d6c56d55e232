import type { Download } from '#content/resources/downloads.ts'
import { Icon } from '#ui/icon.tsx'

/** Files with their kind and size beside them, known before the click. Each download is counted (`app/islands/start.ts`). */
export function DownloadLinks({ downloads, of }: { downloads: Download[]; of?: string }) {
  return (
    <ul>
      {downloads.map(({ href, file, label, size }) => (
        <li key={file}>
          <a
            href={href}
            download={file}
            data-download={file}
            className="group grid min-h-11 grid-cols-[auto_1fr] items-start gap-x-3 py-1.5 text-sm leading-5"
          >
            <Icon name="download" size={20} className="mt-0.5 shrink-0 text-sea" />
            <span>
              <span className="font-semibold underline decoration-rule-strong decoration-1 underline-offset-4 group-hover:text-sea group-hover:decoration-current">
                {label}
              </span>
              {of && <span className="sr-only">: {of}</span>}
              <span className="block font-mono text-xs text-slate">{size}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
