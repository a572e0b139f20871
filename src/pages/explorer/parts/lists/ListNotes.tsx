import type { Page } from '#interfaces/explorer/wire/page.ts'

/** The filters whose parameter has another name than on the screen. */
const words: Readonly<Record<string, string>> = { filter: 'direction', q: 'name' }

/** Shown above a list whose filters the explorer does not support, or which it sent again for another page. */
export function ListNotes({ list: { unsupported, isRepeat } }: { list: Page<unknown> }) {
  const named = unsupported.map((name) => words[name] ?? name).join(' and ')
  return (
    <>
      {named && (
        <p role="status" className="border-b px-4 py-2 text-xs text-warn">
          This explorer cannot filter by {named}, so only the loaded rows are filtered.
        </p>
      )}
      {isRepeat && (
        <p role="status" className="border-b px-4 py-2 text-xs text-warn">
          The explorer sent the rows of another page again.
        </p>
      )}
    </>
  )
}
