/** The path of the next page after an answer, with the same filters. Null on the last page. */
export function nextPage(path: string, body: unknown): string | null {
  const next = (body as { next_page_params?: Record<string, unknown> | null } | null | undefined)
    ?.next_page_params
  if (!next) return null
  const [bare = '', query] = path.split('?')
  const parameters = new URLSearchParams(query)
  // An explorer takes either a page number or a cursor.
  parameters.delete('page')
  for (const [name, value] of Object.entries(next)) parameters.set(name, String(value))
  return `${bare}?${parameters}`
}
