/** What in the search of a URL is no filter: the tab, and the page of the list. */
const places = new Set(['tab', 'page'])

/**
 * The name of a list's CSV file with the record whose list it is and its filters: `transactions-0xf39F…-filter-from` for
 * `/address/0xf39F…?filter=from`.
 */
export function csvFileName(
  list: string,
  { pathname, search }: { pathname: string; search: string },
): string {
  const record = /\/(?:address|token|tx|block)\/(.+)$/.exec(pathname)?.[1] ?? ''
  const filters = [...new URLSearchParams(search)].filter(([name]) => !places.has(name))
  return [list, ...record.split('/'), ...filters.flat()]
    .map((part) =>
      part
        .replace(/[^\w.]+/g, '-')
        .replace(/^[-.]+|[-.]+$/g, '')
        .slice(0, 66),
    )
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 180)
}
