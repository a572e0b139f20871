import { SearchBox } from '#pages/root/search/SearchBox.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { ExplorerNavigation } from './ExplorerNavigation.tsx'
import type { MalformedParameter } from './pageParameters.ts'

/** Shown for a path that names no record: what is wrong with it, and the search, which has what was typed. */
export function MalformedPath({ problem }: { problem: MalformedParameter }) {
  const title = `Invalid ${problem.subject}`
  return (
    <>
      <ExplorerNavigation />
      <PageHead title={title} documentTitle="Not a page" />
      <div className="grid gap-4">
        <SearchBox size="page" initial={problem.typed} />
        <Panel title={title} bare>
          <Empty>
            <bdi>{problem.message}</bdi>
          </Empty>
        </Panel>
      </div>
    </>
  )
}
