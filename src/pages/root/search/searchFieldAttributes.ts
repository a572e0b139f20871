/** The attributes that the search field has with and without suggestions. */
export const searchFieldAttributes = {
  'aria-label': 'Search by hash, address, number, name or symbol',
  enterKeyHint: 'go',
  maxLength: 200,
  placeholder: 'Hash, address, block or name',
  className: 'control w-full bg-raised pr-8 pl-8 text-sm',
} as const
