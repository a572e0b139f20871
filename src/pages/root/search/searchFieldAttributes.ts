/** `bar`: in the header; `page`: the large search of the front page. */
export type SearchSize = 'bar' | 'page'

const classNames = {
  bar: 'control w-full -outline-offset-1 bg-raised pr-8 pl-8 text-sm',
  page: 'control -outline-offset-1 h-11 w-full truncate pr-10 pl-10.5 text-md sm:text-base',
} as const

/** The attributes that the search field has with and without suggestions. */
export function searchFieldAttributes(size: SearchSize) {
  return {
    'aria-label': 'Search by hash, address, number, name or symbol',
    enterKeyHint: 'go',
    maxLength: 200,
    placeholder: 'Hash, address, block or name',
    className: classNames[size],
  } as const
}
