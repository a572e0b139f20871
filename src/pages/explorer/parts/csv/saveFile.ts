/** Offers a text to the user as a file. The mark at its start tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, lines: readonly string[]): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
