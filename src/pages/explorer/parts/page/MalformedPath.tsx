import { Link } from '@tanstack/react-router'
import { Empty } from '#ui/feedback/Empty.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
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
      <Panel title={title} bare>
        <Empty
          action={
            <Link to="/search" search={{ q: problem.typed }} className={buttonClass({ tone: 'primary' })}>
              Search
            </Link>
          }
        >
          <bdi>{problem.message}</bdi>
        </Empty>
      </Panel>
    </>
  )
}
