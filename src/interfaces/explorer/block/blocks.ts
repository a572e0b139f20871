import { queryOptions } from '@tanstack/react-query'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { type Block, blockSchema } from './block.ts'
import type { BlockType } from './blockType.ts'

/** `GET /blocks`, newest first. */
export function blocksQuery(type?: BlockType, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'blocks', type, page],
    queryFn: ({ signal }) => {
      const passes = { type: (block: Block) => (block.type ?? 'block') === type }
      return getPage({ path: '/blocks', row: blockSchema, filters: { type }, passes, page }, signal)
    },
  })
}

/** `GET /main-page/blocks`: the few newest ones. */
export function latestBlocksQuery() {
  return queryOptions({
    queryKey: ['explorer', 'latestBlocks'],
    queryFn: ({ signal }) => getPage({ path: '/main-page/blocks', row: blockSchema }, signal),
  })
}
