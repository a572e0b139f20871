import { getRouteApi, Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { blocksQuery, latestBlocksQuery } from '#interfaces/explorer/block/blocks.ts'
import type { BlockType } from '#interfaces/explorer/block/blockType.ts'
import { firstRow } from '#interfaces/explorer/wire/cursor.ts'
import { BlockTable } from '#pages/explorer/parts/lists/BlockTable.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { useCached } from '#ui/feedback/useCached.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { type Tab, Tabs } from '#ui/layout/Tabs.tsx'
import { BlockFullness } from './BlockFullness.tsx'

const route = getRouteApi('/blocks')

const BlocksFromNode = lazyRouteComponent(() => import('./BlocksFromNode.tsx'), 'BlocksFromNode')

const tabs = [
  { id: 'block', label: 'Blocks' },
  { id: 'reorg', label: 'Reorganised' },
  { id: 'uncle', label: 'Uncles' },
] satisfies Tab<BlockType>[]

const empties: Record<BlockType, string> = {
  block: 'No blocks yet.',
  reorg: 'No reorganised blocks.',
  uncle: 'No uncle blocks.',
}

/** All blocks, newest first. */
export function BlocksPage() {
  const { tab, page, filled = false } = route.useSearch()
  const type = tab ?? 'block'
  const query = blocksQuery(tab, page)
  // Its failure is said by the list; the chart shows the same blocks.
  const isMissing = useCached((client) => {
    const state = client.getQueryState(blocksQuery().queryKey)
    return state !== undefined && state.data === undefined && state.errorUpdateCount > 0
  })
  const newest = type === 'block' ? latestBlocksQuery() : blocksQuery(tab, firstRow)
  return (
    <>
      <ExplorerNavigation />
      <PageHead
        title="Blocks"
        documentTitle="Blocks"
        actions={type === 'block' && <EmptyBlocks areLeftOut={filled} />}
      />
      <Tabs label="Kinds of blocks" tabs={tabs} current={type} asOf={<QueryAsOf queryKey={query.queryKey} />}>
        {type === 'block' && page === undefined && !isMissing && (
          <Panel title="Block fullness" bare source="explorer" pending={<div className="h-27.5" />}>
            <BlockFullness withoutEmpty={filled} />
          </Panel>
        )}
        <Panel title="Blocks" bare source="explorer" rows={20} lines={3}>
          <PagedList
            query={query}
            page={page}
            label="Blocks"
            newest={newest}
            keyOf={({ hash }) => hash}
            csv={{ name: 'blocks', pageQuery: (at) => blocksQuery(tab, at) }}
            fromNode={type === 'block' ? fromNode(filled) : undefined}
          >
            {(rows) => <BlockTable rows={rows} empty={empties[type]} withoutEmpty={filled} />}
          </PagedList>
        </Panel>
      </Tabs>
    </>
  )
}

function fromNode(withoutEmpty: boolean) {
  return (error: unknown, retry: () => void) => (
    <Suspense fallback={<TableSkeleton rows={20} lines={3} />}>
      <BlocksFromNode error={error} retry={retry} withoutEmpty={withoutEmpty} />
    </Suspense>
  )
}

/** Leaves empty blocks out, or lists them again: on a fast chain most blocks are empty. */
function EmptyBlocks({ areLeftOut }: { areLeftOut: boolean }) {
  return (
    <Link
      from="/blocks"
      to="."
      search={(before) => ({ ...before, filled: areLeftOut ? undefined : true })}
      replace
      resetScroll={false}
      className={buttonClass()}
    >
      {areLeftOut ? 'Show all blocks' : 'Only blocks with transactions'}
    </Link>
  )
}
