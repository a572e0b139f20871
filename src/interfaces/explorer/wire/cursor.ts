import { itemsPerPage } from '#interfaces/explorer/assumptions.ts'

/**
 * The start of a page of a list, as the app's URL has it: a page number on servers that count pages, else the server's
 * own cursor as a query string. The first page has none.
 */
export type Cursor = string | number

/**
 * The first page with one row, from explorers that know page sizes: the smallest request that shows whether the list is
 * new.
 */
export const firstRow: Cursor = 'items_count=1'

/*
 * The cursor of a list also holds the page size, so that the URL keeps it from page to page: `size=25` is the first
 * page, `size=25&page=2` or `size=25&block_number=7` a later one.
 */

/** Whether a cursor is that of the first page, of any size. */
export function isFirstPage(page: Cursor | undefined): boolean {
  return page === undefined || /^size=\d+$/.test(String(page))
}

/** The cursor of the first page with so many rows; undefined for the usual size. */
export function firstPage(size: number): Cursor | undefined {
  return size === itemsPerPage ? undefined : `size=${size}`
}

/** The page size in a cursor; null when the server decides. */
export function chosenSize(page: Cursor | undefined): number | null {
  const size = Number(/(?:^|&)size=(\d{1,3})(?:&|$)/.exec(String(page))?.[1] ?? 0)
  return size > 0 && size <= 100 ? size : null
}

/** The number of a page on servers that count pages; undefined for a cursor. */
export function pageNumber(page: Cursor | undefined): number | undefined {
  if (isFirstPage(page)) return 1
  const number = /^(?:size=\d+&page=)?(\d+)$/.exec(String(page))?.[1]
  return number === undefined ? undefined : Number(number)
}

/** The cursor of a page by its number. */
export function numberedPage(number: number, size: number | null): Cursor | undefined {
  if (number <= 1) return size === null ? undefined : firstPage(size)
  return size === null ? number : `size=${size}&page=${number}`
}
