/** Shown in place of rows when the URL has a time that is none. */
export function BadTime({ text = '' }: { text: string | undefined }) {
  return (
    <p role="status" className="px-4 py-6 text-sm text-muted">
      “<bdi>{text}</bdi>” is not a time. Enter a day, such as 2026-03-12.
    </p>
  )
}
