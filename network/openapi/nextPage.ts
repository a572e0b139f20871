/** The path of the page that an answer leads to, with the filters that led to the answer; null on the last page. */
export function nextPage(path: string, body: unknown): string | null {
  const next = (body as { next_page_params?: Record<string, unknown> | null } | null | undefined)
    ?.next_page_params
  if (!next) return null
  const [bare = '', query] = path.split('?')
  const parameters = new URLSearchParams(query)
  // Numbered pages and cursors are two ways to the same place.
  parameters.delete('page')
  for (const [name, value] of Object.entries(next)) parameters.set(name, String(value))
  return `${bare}?${parameters}`
}
