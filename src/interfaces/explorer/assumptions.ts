/**
 * What the specification of the explorer does not say, and what this app decided, with the reason.
 *
 * - Lists: the first request carries no paging parameter, since current servers refuse those they do not know. A body
 *   with the key `next_page_params` is continued with that cursor, any other with `page` and `items_count`. Bare arrays
 *   (below `/main-page`) and `{ items }` are both lists.
 * - Filters: the method filter is `method`, the block type filter `type`, as public explorers name them. A filter that
 *   the explorer refuses (422) is left out and applied to the rows of each page.
 * - Names of fields: see `aliases.ts`, and the `Aliases` of each record.
 * - Status: `ok` is success, `error` in a block a revert, null without a block is pending; a `result` that begins with
 *   `dropped`, without a block, is dropped. Any other word is unknown.
 * - `average_block_time` is seconds or milliseconds, whichever the times of the newest blocks prove. Without them it is
 *   milliseconds, as public explorers send it; from an explorer that sends no more than the specification names, a
 *   value up to 120 is seconds.
 * - `gas_prices` are numbers, strings, or objects with `price`; Gwei or wei, whichever is near the node's gas price.
 *   Without it, numbers from a million on are wei.
 */

/** The specification's default page size; sent only to servers that count pages. */
export const itemsPerPage = 50

/** An `average_block_time` above this is always milliseconds. */
export const longestBlockTimeInSeconds = 120
